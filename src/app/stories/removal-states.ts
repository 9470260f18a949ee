import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls, type Route } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';

interface RemovalStates {
  /** The path of the row's record, e.g. `/options/opt-1`: the link with this path is gone after the deletion. */
  readonly at: string;
  /** The title of the record. Default: the title in the label of its link. */
  readonly title?: string;
  /** The text of the confirmation. */
  readonly text: string;
  /** The call that deletes. */
  readonly call: Route;
  /** The message of the service when it rejects the deletion. */
  readonly rejection: string;
}

interface Playing {
  readonly userEvent: Pick<UserEventObject, 'click'>;
}

/** Returns the link to the record with this path. */
function linkTo(at: string): HTMLElement | undefined {
  const isThere = (link: HTMLElement) =>
    new URL(link.getAttribute('href') ?? '', location.origin).pathname.replace(/\/modifier$/, '') === at;
  // While the dialog is open, queries by role do not find the list without `hidden`.
  return page.queryAllByRole('link', { name: /^(Voir|Modifier) /, hidden: true }).find(isThere);
}

/** Returns the button that deletes the record with this path. Its label has the same title as the link beside it. */
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
  if (row === null) throw new Error(`The link to ${at} is in no row`);
  return within(row).getByRole('button', {
    name: t('list.remove', { title: label?.replace(/^\S+ /, '') ?? '' }),
  });
}

/** Presses a button and waits for the confirmation. */
async function openConfirmation({ userEvent }: Playing, button: HTMLElement, text: string) {
  await userEvent.click(button);
  const dialog = within(await page.findByRole('alertdialog', { name: t('remove.title') }));
  await expect(dialog.getByText(text)).toBeInTheDocument();
  await atRest();
  return dialog;
}

/** Presses a button and confirms. */
export async function remove(playing: Playing, button: HTMLElement, text: string): Promise<void> {
  const dialog = await openConfirmation(playing, button, text);
  const confirm = dialog.getByRole('button', { name: t('remove.confirm') });
  // Until the service has said whether the record may be deleted, the button does nothing.
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
  await playing.userEvent.click(confirm);
}

/** Returns the states of deleting a row as stories of the product. */
export function removalStates(given: RemovalStates) {
  const { at, text, call } = given;
  return {
    confirming: {
      play: async (playing: Playing) => void (await openConfirmation(playing, await buttonAt(given), text)),
    },
    deleted: {
      play: async (playing: Playing) => {
        await remove(playing, await buttonAt(given), text);
        await toast(t('remove.done'));
        await expect(calls(call)).toHaveLength(1);
        await waitFor(() => expect(linkTo(at)).toBeUndefined());
        await atRest();
      },
    },
    refused: {
      parameters: onService({ responses: { [call]: errorResponse(409, { message: given.rejection }) } }),
      play: async (playing: Playing) => {
        await remove(playing, await buttonAt(given), text);
        await toast(given.rejection);
        await expect(calls(call)).toHaveLength(1);
        await expect(linkTo(at)).toBeDefined();
        await atRest();
      },
    },
  };
}
