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

const confirm = 'Supprimer définitement';

/** The states of deleting a row, as stories of the product. */
export function removalStates(given: RemovalStates) {
  async function ask({ userEvent }: Playing) {
    await userEvent.click(await page.findByRole('button', { name: given.button }));
    const dialog = within(
      await page.findByRole('alertdialog', { name: 'Etes-vous sûr(e) de vouloir continuer ?' }),
    );
    await expect(dialog.getByText(given.text)).toBeInTheDocument();
    await atRest();
    return dialog;
  }
  const give = async (playing: Playing) =>
    playing.userEvent.click((await ask(playing)).getByRole('button', { name: confirm }));
  return {
    asked: { play: async (playing: Playing) => void (await ask(playing)) },
    deleted: {
      play: async (playing: Playing) => {
        await give(playing);
        await toast('Supprimé avec succès.');
        await waitFor(() => expect(page.queryByRole('link', { name: given.link })).not.toBeInTheDocument());
        await atRest();
      },
    },
    refused: {
      parameters: onService({ answers: { [given.call]: refusal(409, { message: given.refusal }) } }),
      play: async (playing: Playing) => {
        await give(playing);
        await toast(given.refusal);
        await expect(calls(given.call)).toHaveLength(1);
        await atRest();
      },
    },
  };
}
