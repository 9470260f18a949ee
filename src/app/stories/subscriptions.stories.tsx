import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { listStates, rowsOf } from './list-states.ts';
import { Product } from './product.tsx';

const title = t('resources.subscriptions.list.title');

const meta = {
  title: 'Screens/Subscriptions',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/abonnements' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  path: '/abonnements',
  call: 'GET /admin/subscriptions',
  title,
  headings: [
    t('resources.subscriptions.fields.user'),
    t('resources.subscriptions.fields.cycle'),
    t('resources.subscriptions.fields.createdAt'),
    t('common.actions'),
  ],
  stretch: () => ({
    user: { id: 1, name: 'Marie-Antoinette-Joséphine '.repeat(6), email: 'adresse'.repeat(20), avatar: null },
    price: 98_765_432.1,
    interval_count: 1_234,
    interval_unit: 'quinzaine commerciale glissante',
    externalSubscriptionRef: 'sub_'.repeat(60),
  }),
});

/** The person is the title of the row: the name stands out, as in other lists. */
export const List: Story = {
  ...states.full,
  play: async () => {
    await states.full.play();
    const [row] = await rowsOf(title, 10);
    const [name] = within(row ?? document.body).getAllByRole('link');
    await expect(name).toHaveStyle({ fontWeight: '500' });
  },
};
/** A subscription is found by the name and the address of its user. */
export const Found: Story = {
  play: async ({ userEvent }) => {
    const [row] = await rowsOf(title, 10);
    const address = within(row ?? document.body).getByText(/@/).textContent ?? '';
    const search = page.getByPlaceholderText(t('resources.subscriptions.list.search'));
    await userEvent.type(search, `${address}{Enter}`);
    const [found] = await rowsOf(title, 1);
    await expect(found).toHaveTextContent(address);
  },
};
/** The title of the plan, which a search finds, is a further column. */
export const Plans: Story = {
  args: { path: '/abonnements?columns=user,plan' },
  play: async () => {
    const rows = await rowsOf(title, 10);
    await page.findByRole('columnheader', { name: t('resources.subscriptions.fields.plan') });
    await expect(rows[0]).toHaveTextContent('Essentielle');
    await expect(rows[3]).toHaveTextContent(t('common.none'));
  },
};
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoResult: Story = states.noResult;
/** A page after the last one is empty. */
export const PageAfterTheLast: Story = { ...states.empty, args: { path: '/abonnements?page=99' } };
export const Failed: Story = states.failed;
export const LongTexts: Story = states.longTexts;
export const ManyRows: Story = states.manyRows;
export const SmallScreen: Story = states.smallScreen;
export const SmallScreenLongTexts: Story = states.smallScreenLongTexts;

/** A count of one is not written, and the French word for months has no plural form. */
export const Cycles: Story = {
  play: async () => {
    await rowsOf(title, 10);
    const cycles = [
      /^9,99.€ \/ mois$/,
      /^29,90.€ \/ 3.mois$/,
      /^99,00.€ \/ année$/,
      /^2,50.€ \/ jour$/,
      /^12,00.€ \/ 2.semaines$/,
      /^179,00.€ \/ 2.années$/,
    ];
    for (const cycle of cycles) await expect(page.getAllByText(cycle)[0]).toBeVisible();
  },
};

/** The link to the card payment provider opens a tab that has no access to this one. */
export const PaymentLink: Story = {
  play: async () => {
    const [row] = await rowsOf(title, 10);
    const link = within(row ?? document.body).getByRole('link', {
      name: /^Ouvrir .+ dans un nouvel onglet$/,
    });
    await expect(link).toHaveAttribute('href', 'https://dashboard.stripe.com/subscriptions/sub_demo1000');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** On a tablet an email address is never cut: it goes on after its @. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await rowsOf(title, 10);
    const addresses = page.getAllByText(/@/);
    await expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const cell = address.closest('td, th');
      if (cell === null) throw new Error('An address is outside of the rows.');
      const end = cell.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(cell).paddingRight);
      const text = document.createRange();
      text.selectNodeContents(address);
      for (const line of text.getClientRects()) await expect(line.right).toBeLessThanOrEqual(end + 1);
    }
  },
};
