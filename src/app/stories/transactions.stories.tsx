import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { figuresStates } from './figures-states.ts';
import { endlessPerson, listStates, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';

const title = t('resources.transactions.list.title');

const meta = {
  title: 'Screens/Transactions',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/transactions' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  path: '/transactions',
  call: 'GET /admin/transactions',
  title,
  headings: [
    t('resources.transactions.fields.user'),
    t('resources.transactions.fields.type'),
    t('resources.transactions.fields.ride'),
    t('resources.transactions.fields.amount'),
    t('resources.transactions.fields.status'),
    t('resources.transactions.fields.createdAt'),
  ],
  stretch: () => ({
    user: endlessPerson,
    type: 'regularisation_de_fin_d_exercice_comptable',
    amount: 98_765_432_109.87,
    status: 'en_cours_de_verification_par_le_service_financier',
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

/** The reference of a ride finds the transactions that pay for it. */
export const FoundByRide: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(title, 10);
    const table = within(page.getByRole('grid', { name: title }));
    const reference = table.getAllByRole('link', { name: /^C-\d+$/ })[0]?.textContent ?? '';
    const search = page.getByPlaceholderText(t('resources.transactions.list.search'));
    await userEvent.type(search, `${reference.toLowerCase()}{Enter}`);
    await waitFor(() => expect(table.getAllByRole('row').length).toBeLessThan(11));
    const [, ...found] = table.getAllByRole('row');
    for (const row of found) await expect(row).toHaveTextContent(reference);
  },
};

/** The number of transactions of each status is above the list. Types and statuses have labels. */
export const Counts: Story = {
  play: async () => {
    await rowsOf(title, 10);
    for (const label of [
      t('resources.transactions.figures.pending'),
      t('resources.transactions.figures.validated'),
      t('resources.transactions.figures.rejected'),
    ])
      await expect(page.getByText(label)).toBeVisible();
    await expect(await page.findByText(/^18.218$/)).toBeVisible();
    const table = within(page.getByRole('grid', { name: title }));
    for (const label of [
      t('resources.transactions.choices.type.credit'),
      t('resources.transactions.choices.type.debit'),
      t('resources.transactions.choices.type.withdrawal'),
      t('resources.transactions.choices.status.pending'),
      t('resources.transactions.choices.status.validated'),
    ])
      await expect(table.getAllByText(label)[0]).toBeVisible();
  },
};

const summary = figuresStates({
  title,
  call: 'GET /admin/transaction-counts',
  list: 'GET /admin/transactions',
  label: t('resources.transactions.figures.pending'),
  figure: /^18.218$/,
});
export const CountsLoading: Story = summary.loading;
export const CountsFailed: Story = summary.failed;
export const CountsAndListFailed: Story = summary.bothFailed;

/** The payment of a ride leads to the ride, and each number to what it counts. */
export const Links: Story = {
  play: async () => {
    await rowsOf(title, 10);
    const [ride] = page.getAllByRole('link', { name: /^C-\d+$/ });
    await expect(ride?.getAttribute('href')).toMatch(/^\/courses\/ride-/);
    const pending = page.getByRole('link', {
      name: new RegExp(`^${t('resources.transactions.figures.pending')}`),
    });
    await expect(pending).toHaveAttribute('href', '/transactions?status=pending');
  },
};
