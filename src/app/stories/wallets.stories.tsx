import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { json } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { endlessPerson, listStates, rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const list = 'GET /admin/wallets';
const title = t('resources.wallets.list.title');

const meta = {
  title: 'Screens/Wallets',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/portefeuilles' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = listStates({
  path: '/portefeuilles',
  call: list,
  title,
  headings: [
    t('resources.wallets.fields.user'),
    t('resources.wallets.fields.available'),
    t('resources.wallets.fields.pending'),
    t('resources.wallets.fields.updatedAt'),
  ],
  stretch: () => ({
    user: endlessPerson,
    available: 98_765_432_109.87,
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

/** A column header sorts, and the order is in the URL. */
export const Sorted: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(title, 10);
    await userEvent.click(page.getByRole('button', { name: t('resources.wallets.fields.available') }));
    // The former rows stay until the sorted ones have arrived.
    await waitFor(() => expect(calls(list).at(-1)?.query.get('sort')).toBe('available'));
    await rowsOf(title, 10);
    await expect(currentHref()).toBe('/portefeuilles?sort=available');
  },
};

/** A text that is a number is shown as an amount; anything else is a dash. */
export const OddAmounts: Story = {
  parameters: onService({
    responses: {
      [list]: json({
        data: { items: [{ id: 1, user: { id: 2 }, available: '12.5', pending: {} }], total: 1 },
      }),
    },
  }),
  play: async () => {
    const [row] = await rowsOf(title, 1);
    const shown = within(row ?? document.body);
    await expect(shown.getByText(/12,50.€/)).toBeVisible();
    await expect(shown.getAllByText('—').length).toBeGreaterThanOrEqual(2);
    await expect(row?.textContent).not.toMatch(/undefined|null|NaN|Invalid/);
  },
};
