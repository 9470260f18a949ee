import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { refusal } from '#runtime/testing/answers.ts';
import { calls, type Route } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';

interface RemovalStates {
  /** What the row's button is called. */
  readonly button: string;
  /** What the question says. */
  readonly text: string;
  /** The call that deletes. */
  readonly call: Route;
  /** What the row's link is called, which is gone with it. */
  readonly link: string;
  /** What the service says where it refuses. */
  readonly refusal: string;
}

interface Playing {
  readonly userEvent: Pick<UserEventObject, 'click'>;
}

type Question = Pick<RemovalStates, 'button' | 'text'>;

/** Presses the button and waits for the question. */
async function ask({ userEvent }: Playing, { button, text }: Question) {
  await userEvent.click(await page.findByRole('button', { name: button }));
  const dialog = within(
    await page.findByRole('alertdialog', { name: 'Etes-vous sûr(e) de vouloir continuer ?' }),
  );
  await expect(dialog.getByText(text)).toBeInTheDocument();
  await atRest();
  return dialog;
}

/** Presses the button and answers the question with yes. */
export async function remove(playing: Playing, question: Question): Promise<void> {
  const dialog = await ask(playing, question);
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Supprimer définitement' }));
}

/** The states of deleting a row, as stories of the product. */
export function removalStates(given: RemovalStates) {
  return {
    asked: { play: async (playing: Playing) => void (await ask(playing, given)) },
    deleted: {
      play: async (playing: Playing) => {
        await remove(playing, given);
        await toast('Supprimé avec succès.');
        await expect(calls(given.call)).toHaveLength(1);
        await waitFor(() => expect(page.queryByRole('link', { name: given.link })).not.toBeInTheDocument());
        await atRest();
      },
    },
    refused: {
      parameters: onService({ answers: { [given.call]: refusal(409, { message: given.refusal }) } }),
      play: async (playing: Playing) => {
        await remove(playing, given);
        await toast(given.refusal);
        await expect(calls(given.call)).toHaveLength(1);
        await atRest();
      },
    },
  };
}
