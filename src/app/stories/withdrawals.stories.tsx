import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { endlessPerson, listStates, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';

const title = t('resources.withdrawals.list.title');
const decide = 'PUT /admin/wallets/{wallet}/transactions/{id}';

const meta = {
  title: 'Screens/Withdrawals',
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
  headings: [
    t('resources.withdrawals.fields.user'),
    t('resources.withdrawals.fields.method'),
    t('resources.withdrawals.fields.amount'),
    t('resources.withdrawals.fields.status'),
    t('resources.withdrawals.fields.createdAt'),
    t('common.actions'),
  ],
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

/** Opens the dialog that confirms a decision, and waits until nothing moves or loads. */
async function openConfirmation(user: Pick<UserEventObject, 'click'>, command: 'validate' | 'reject') {
  const verb = t(`resources.withdrawals.commands.${command}.label`);
  const row = await first();
  await user.click(row.getByRole('button', { name: new RegExp(`^${verb} `) }));
  const dialog = within(
    await page.findByRole('alertdialog', {
      name: t(`questions.titles.withdrawals.${command}`, { count: 1 }),
    }),
  );
  await atRest();
  return dialog;
}

/** The withdrawals in the order of their time: a row stays where it is after the decision. */
const byTime = { path: '/retraits?sort=-createdAt' };

/** What waits for a decision comes first, the latest first; a decided one leaves its place to the next one. */
export const WaitingFirst: Story = {
  play: async ({ userEvent }) => {
    const pending = t('resources.withdrawals.choices.status.pending');
    const shown = async () =>
      (await rowsOf(title, 10)).map((row) => within(row).queryByText(pending) !== null);
    await expect(await shown()).toEqual(Array(10).fill(true));
    const validate = t('resources.withdrawals.commands.validate.label');
    const buttons = () => page.getAllByRole('button', { name: new RegExp(`^${validate} `) });
    const next = buttons()[1]?.getAttribute('aria-label');
    const dialog = await openConfirmation(userEvent, 'validate');
    await userEvent.click(dialog.getByRole('button', { name: validate }));
    await toast(t('resources.withdrawals.commands.validate.done'));
    await waitFor(() => expect(buttons()[0]).toHaveAttribute('aria-label', next));
    await expect(await shown()).toEqual(Array(10).fill(true));
  },
};

/** Behind those that wait are the others. */
export const BehindTheQueue: Story = {
  args: { path: '/retraits?page=3' },
  play: async () => {
    const rows = await rowsOf(title, 10);
    const waiting = rows.map((row) => within(row).queryAllByRole('button').length > 0);
    await expect(waiting).toEqual([...Array(9).fill(true), false]);
  },
};

/** Only a pending withdrawal has actions. */
export const Decidable: Story = {
  args: byTime,
  play: async () => {
    const rows = await rowsOf(title, 10);
    for (const row of rows) {
      const isPending = within(row).queryByText(t('resources.withdrawals.choices.status.pending')) !== null;
      await expect(within(row).queryAllByRole('button')).toHaveLength(isPending ? 2 : 0);
    }
  },
};

export const Validated: Story = {
  args: byTime,
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'validate');
    await expect(dialog.getByText(t('resources.withdrawals.commands.validate.text'))).toBeVisible();
    await userEvent.click(
      dialog.getByRole('button', { name: t('resources.withdrawals.commands.validate.label') }),
    );
    await toast(t('resources.withdrawals.commands.validate.done'));
    await expect(calls(decide).map(({ path, body }) => [path, body])).toEqual([
      ['/admin/wallets/wallet-1/transactions/withdrawal-1', '{"status":"validated"}'],
    ]);
    const row = await first();
    await waitFor(() =>
      expect(row.getByText(t('resources.withdrawals.choices.status.validated'))).toBeVisible(),
    );
    await expect(row.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const RejectedWithNote: Story = {
  args: byTime,
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'reject');
    await expect(dialog.getByText(t('resources.withdrawals.commands.reject.text'))).toBeVisible();
    await userEvent.type(dialog.getByLabelText(t('form.note')), ' Coordonnées bancaires périmées. ');
    await userEvent.click(
      dialog.getByRole('button', { name: t('resources.withdrawals.commands.reject.label') }),
    );
    await toast(t('resources.withdrawals.commands.reject.done'));
    await expect(calls(decide)[0]?.body).toBe(
      '{"status":"rejected","note":"Coordonnées bancaires périmées."}',
    );
    const row = await first();
    await waitFor(() =>
      expect(row.getByText(t('resources.withdrawals.choices.status.rejected'))).toBeVisible(),
    );
  },
};

export const Confirming: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'reject');
    await userEvent.click(dialog.getByLabelText(t('form.note')));
    await userEvent.paste('Une note assez longue pour être lue. '.repeat(8));
    await atRest();
  },
};

/** If the dialog is cancelled, nothing is sent. */
export const Cancelled: Story = {
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'validate');
    await userEvent.click(dialog.getByRole('button', { name: t('common.cancel') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(calls(decide)).toHaveLength(0);
  },
};

/** While the request is pending, no button can be pressed again. */
export const Deciding: Story = {
  play: async ({ userEvent }) => {
    const release = hold(decide);
    const dialog = await openConfirmation(userEvent, 'validate');
    const confirm = dialog.getByRole('button', { name: t('resources.withdrawals.commands.validate.label') });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(confirm);
    await expect(calls(decide)).toHaveLength(1);
    release();
    await toast(t('resources.withdrawals.commands.validate.done'));
  },
};

/** Another administrator was faster: the question closes with the reason, and the list is read again. */
export const Refused: Story = {
  parameters: onService({
    responses: { [decide]: errorResponse(409, { message: t('server.withdrawalDecided') }) },
  }),
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'reject');
    await userEvent.type(dialog.getByLabelText(t('form.note')), 'Doublon');
    await userEvent.click(
      dialog.getByRole('button', { name: t('resources.withdrawals.commands.reject.label') }),
    );
    await toast(t('server.withdrawalDecided'));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    // The count of what waits reads one record.
    const lists = () => calls('GET /admin/withdrawals').filter(({ query }) => query.get('limit') !== '1');
    await waitFor(() => expect(lists()).toHaveLength(2));
    await atRest();
  },
};

export const Unreachable: Story = {
  parameters: onService({ responses: { [decide]: noNetwork } }),
  play: async ({ userEvent }) => {
    const dialog = await openConfirmation(userEvent, 'validate');
    await userEvent.click(
      dialog.getByRole('button', { name: t('resources.withdrawals.commands.validate.label') }),
    );
    await toast(t('errors.network'));
  },
};

/** A failure of the counts does not affect the list. */
export const CountsFailed: Story = {
  parameters: onService({ responses: { 'GET /admin/transaction-counts': errorResponse(500) } }),
  play: async () => {
    await rowsOf(title, 10);
    await page.findByRole('alert');
  },
};

export const SmallScreenConfirming: Story = { ...Confirming, globals: { viewport: { value: 'phone' } } };
