import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls, type Route } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';

interface RemovalStates {
  /** Where the row's record is, e.g. `/options/opt-1`; its link leads there, and is gone with it. */
  readonly at: string;
  /** What the record is called. Default: whatever its row calls it. */
  readonly title?: string;
  /** What the question says. */
  readonly text: string;
  /** The call that deletes. */
  readonly call: Route;
  /** What the service says where it refuses. */
  readonly refusal: string;
}

interface Playing {
  readonly userEvent: Pick<UserEventObject, 'click'>;
}

/** The link of the row whose record is at an address. */
function linkTo(at: string): HTMLElement | undefined {
  const isThere = (link: HTMLElement) =>
    new URL(link.getAttribute('href') ?? '', location.origin).pathname.replace(/\/modifier$/, '') === at;
  // Under an open question the list is hidden from whoever asks for roles.
  return page.queryAllByRole('link', { name: /^(Voir|Modifier) /, hidden: true }).find(isThere);
}

/** The button that deletes the record at an address: it goes by the same title as the link beside it. */
async function buttonAt({ at, title }: Pick<RemovalStates, 'at' | 'title'>): Promise<HTMLElement> {
  const link = await waitFor(() => {
    const found = linkTo(at);
    if (found === undefined) throw new Error(`No row leads to ${at}`);
    return found;
  });
  const label = link.getAttribute('aria-label');
  if (title !== undefined)
    await expect([t('list.view', { title }), t('list.edit', { title })]).toContain(label);
  const row = link.closest('tr');
  if (row === null) throw new Error(`The link to ${at} stands in no row`);
  return within(row).getByRole('button', {
    name: t('list.remove', { title: label?.replace(/^\S+ /, '') ?? '' }),
  });
}

/** Presses a button and waits for the question. */
async function ask({ userEvent }: Playing, button: HTMLElement, text: string) {
  await userEvent.click(button);
  const dialog = within(await page.findByRole('alertdialog', { name: t('remove.title') }));
  await expect(dialog.getByText(text)).toBeInTheDocument();
  await atRest();
  return dialog;
}

/** Presses a button and answers the question that it asks with yes. */
export async function remove(playing: Playing, button: HTMLElement, text: string): Promise<void> {
  const dialog = await ask(playing, button, text);
  await playing.userEvent.click(dialog.getByRole('button', { name: t('remove.confirm') }));
}

/** The states of deleting a row, as stories of the product. */
export function removalStates(given: RemovalStates) {
  const { at, text, call } = given;
  return {
    asked: { play: async (playing: Playing) => void (await ask(playing, await buttonAt(given), text)) },
    deleted: {
      play: async (playing: Playing) => {
        await remove(playing, await buttonAt(given), text);
        await toast('Supprimé avec succès.');
        await expect(calls(call)).toHaveLength(1);
        await waitFor(() => expect(linkTo(at)).toBeUndefined());
        await atRest();
      },
    },
    refused: {
      parameters: onService({ responses: { [call]: errorResponse(409, { message: given.refusal }) } }),
      play: async (playing: Playing) => {
        await remove(playing, await buttonAt(given), text);
        await toast(given.refusal);
        await expect(calls(call)).toHaveLength(1);
        await expect(linkTo(at)).toBeDefined();
        await atRest();
      },
    },
  };
}
