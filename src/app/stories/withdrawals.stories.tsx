import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { noNetwork, refusal } from '#runtime/testing/answers.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { endlessPerson, listStates, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';

const title = 'Liste des retraits';
const decide = 'PUT /admin/wallets/{wallet}/transactions/{id}';

const meta = {
  title: 'Screens/Retraits',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/retraits' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  path: '/retraits',
  call: 'GET /admin/withdrawals',
  title,
  headings: ['Utilisateur', 'Moyen de retrait', 'Montant', 'Statut', 'Créé le', 'Actions'],
  stretch: () => ({
    user: endlessPerson,
    method: { type: 'virement_international_instantane', label: 'FR76 1234 5678 '.repeat(12) },
    amount: 98_765_432_109.87,
  }),
});

export const List: Story = states.full;
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoResult: Story = states.noResult;
export const Failed: Story = states.failed;
export const LongTexts: Story = states.longTexts;
export const ManyRows: Story = states.manyRows;
export const SmallScreen: Story = states.smallScreen;
export const SmallScreenLongTexts: Story = states.smallScreenLongTexts;

const first = async () => {
  const [row] = await rowsOf(title, 10);
  return within(row ?? document.body);
};

/** What an administrator is asked before a decision, with the note typed in. */
async function ask(user: Pick<UserEventObject, 'click'>, verb: string) {
  const row = await first();
  await user.click(row.getByRole('button', { name: new RegExp(`^${verb} `) }));
  const dialog = within(
    await page.findByRole('alertdialog', { name: 'Etes-vous sûr(e) de vouloir continuer ?' }),
  );
  await atRest();
  return dialog;
}

/** Only what waits for a decision has any. */
export const Decidable: Story = {
  play: async () => {
    const rows = await rowsOf(title, 10);
    for (const row of rows) {
      const waits = within(row).queryByText('En attente') !== null;
      await expect(within(row).queryAllByRole('button')).toHaveLength(waits ? 2 : 0);
    }
  },
};

export const Validated: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent, 'Valider');
    await expect(dialog.getByText('Ce retrait sera validé.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Valider' }));
    await toast('Retrait validé avec succès.');
    await expect(calls(decide).map(({ path, body }) => [path, body])).toEqual([
      ['/admin/wallets/wallet-1/transactions/withdrawal-1', '{"status":"validated"}'],
    ]);
    const row = await first();
    await waitFor(() => expect(row.getByText('Validée')).toBeVisible());
    await expect(row.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const RejectedWithNote: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent, 'Rejeter');
    await expect(dialog.getByText('Ce retrait sera rejeté.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Note'), ' Coordonnées bancaires périmées. ');
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeter' }));
    await toast('Retrait rejeté avec succès.');
    await expect(calls(decide)[0]?.body).toBe(
      '{"status":"rejected","note":"Coordonnées bancaires périmées."}',
    );
    const row = await first();
    await waitFor(() => expect(row.getByText('Rejetée')).toBeVisible());
  },
};

export const Asked: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent, 'Rejeter');
    await userEvent.type(dialog.getByLabelText('Note'), 'Une note assez longue pour être lue. '.repeat(8));
    await atRest();
  },
};

/** Thought better of: nothing is sent. */
export const Cancelled: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent, 'Valider');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(calls(decide)).toHaveLength(0);
  },
};

/** While the service decides nothing can be pressed twice. */
export const Deciding: Story = {
  play: async ({ userEvent }) => {
    const release = hold(decide);
    const dialog = await ask(userEvent, 'Valider');
    const confirm = dialog.getByRole('button', { name: 'Valider' });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(confirm);
    await expect(calls(decide)).toHaveLength(1);
    release();
    await toast('Retrait validé avec succès.');
  },
};

/** Somebody else was faster: the service's word is shown, and the note is still there. */
export const Refused: Story = {
  parameters: onService({
    answers: { [decide]: refusal(409, { message: 'Ce retrait a déjà été traité.' }) },
  }),
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent, 'Rejeter');
    await userEvent.type(dialog.getByLabelText('Note'), 'Doublon');
    await userEvent.click(dialog.getByRole('button', { name: 'Rejeter' }));
    await toast('Ce retrait a déjà été traité.');
    await expect(dialog.getByLabelText('Note')).toHaveValue('Doublon');
  },
};

export const Unreachable: Story = {
  parameters: onService({ answers: { [decide]: noNetwork } }),
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent, 'Valider');
    await userEvent.click(dialog.getByRole('button', { name: 'Valider' }));
    await toast('Veuillez vérifier votre connection internet puis réessayer');
  },
};

/** Failing counts take nothing of the list along. */
export const CountsFailed: Story = {
  parameters: onService({ answers: { 'GET /admin/transaction-counts': refusal(500) } }),
  play: async () => {
    await rowsOf(title, 10);
    await page.findByRole('alert');
  },
};

export const SmallScreenAsked: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };
