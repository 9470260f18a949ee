import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onService, page } from '#runtime/testing/story.ts';
import { endlessPerson, listStates, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';
import { summaryStates } from './summary-states.ts';

const title = 'Liste des transactions';

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
  headings: ['Utilisateur', 'Type', 'Montant', 'Statut', 'Créée le'],
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

/** How many there are of each status stands above; types and statuses are worded. */
export const Counts: Story = {
  play: async () => {
    await rowsOf(title, 10);
    for (const label of ['Transactions en attente', 'Transactions validées', 'Transactions rejetées'])
      await expect(page.getByText(label)).toBeVisible();
    await expect(await page.findByText(/^18.218$/)).toBeVisible();
    const table = within(page.getByRole('table', { name: title }));
    for (const word of ['Crédit', 'Débit', 'Retrait', 'En attente', 'Validée'])
      await expect(table.getAllByText(word)[0]).toBeVisible();
  },
};

const summary = summaryStates({
  title,
  call: 'GET /admin/transaction-counts',
  label: 'Transactions en attente',
  figure: /^18.218$/,
});
export const CountsLoading: Story = summary.loading;
export const CountsFailed: Story = summary.failed;
