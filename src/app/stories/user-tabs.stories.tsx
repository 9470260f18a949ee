import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noRecords, noResponse } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { findTable, fits } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const rides = 'GET /admin/rides';
const transactions = 'GET /admin/transactions';
const driver = (tab: string) => ({ path: `/utilisateurs/107?tab=${tab}` });

const meta = {
  title: 'Screens/User/Tabs',
  component: Product,
  tags: ['!autodocs'],
  args: driver('rides'),
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabNamed = (name: 'rides' | 'transactions' | 'withdrawals' | 'history') =>
  page.findByRole('tab', { name: t(`pages.userDetail.tabs.${name}`) });
const asDriver = t('resources.users.related.ridesAsDriver');
const asClient = t('resources.users.related.ridesAsClient');

/** The rides are first: without a tab in the URL they are shown. */
export const Order: Story = {
  args: { path: '/utilisateurs/107' },
  play: async () => {
    const first = await tabNamed('rides');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(page.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Courses',
      'Transactions',
      'Retraits',
      'Offres',
      'Historique',
    ]);
    await findTable(asDriver);
    await expect(calls('GET /admin/users/{id}/ride-offers')).toHaveLength(0);
  },
};

/** The rides of a driver come in both roles, the main one first. Each table leads to the filtered list. */
export const Rides: Story = {
  play: async () => {
    const driven = within(await findTable(asDriver));
    await waitFor(() => expect(driven.getAllByRole('link', { name: /^C-/ }).length).toBeGreaterThan(0));
    await page.findByRole('heading', { name: asClient });
    // The navigation counts the rides of everybody that wait.
    const asked = calls(rides).map(({ query }) => query.get('driver') ?? query.get('client'));
    await expect(asked.filter((id) => id !== null)).toEqual(['107', '107']);
    const all = page.getByRole('link', { name: t('related.allOf', { list: asDriver }) });
    await expect(all).toHaveAttribute('href', '/courses?driver=107');
    await fits();
  },
};

/** A tab that is not opened reads nothing. The tab is in the URL. */
export const ChosenTab: Story = {
  args: { path: '/utilisateurs/107' },
  play: async ({ userEvent }) => {
    await expect(calls(transactions)).toHaveLength(0);
    await userEvent.click(await tabNamed('transactions'));
    const paid = within(await findTable(t('resources.transactions.name')));
    await waitFor(() => expect(paid.getAllByText(/€$/).length).toBeGreaterThan(0));
    await expect(currentHref()).toBe('/utilisateurs/107?tab=transactions');
    await expect(calls(transactions)[0]?.query.get('user')).toBe('107');
    await userEvent.click(await tabNamed('history'));
    await page.findByRole('heading', { name: t('list.history') });
  },
};

/** Each figure leads to what it counts: the rides of a user, whether as client or as driver. */
export const Figures: Story = {
  args: { path: '/utilisateurs/107' },
  play: async () => {
    for (const [label, path] of [
      [t('pages.userDetail.statistics.cancelled'), '/courses?user=107&status=cancelled'],
      [t('pages.userDetail.statistics.completed'), '/courses?user=107&status=completed'],
      [t('pages.userDetail.balance.pending'), '/transactions?user=107&status=pending'],
    ] as const)
      await expect(await page.findByRole('link', { name: new RegExp(`^${label}`) })).toHaveAttribute(
        'href',
        path,
      );
  },
};

export const Loading: Story = {
  parameters: onService({ responses: { [rides]: noResponse } }),
  play: async () => expect(await findTable(asDriver)).toHaveAttribute('aria-busy', 'true'),
};

export const Nothing: Story = {
  args: driver('withdrawals'),
  parameters: onService({ responses: { 'GET /admin/withdrawals': noRecords } }),
  play: async () => {
    await page.findByRole('heading', { name: t('resources.withdrawals.name') });
    await page.findByText(t('list.empty'));
  },
};

/** A list that fails says so in its tab, and is tried again alone. */
export const Failing: Story = {
  args: driver('transactions'),
  parameters: onService({ responses: { [transactions]: errorResponse(500, { message: 'En panne.' }) } }),
  play: async ({ userEvent }) => {
    await page.findByText('En panne.');
    respond(transactions);
    await userEvent.click(await page.findByRole('button', { name: t('common.retry') }));
    const paid = within(await findTable(t('resources.transactions.name')));
    await waitFor(() => expect(paid.getAllByText(/€$/).length).toBeGreaterThan(0));
  },
};

export const SmallScreen: Story = { ...Rides, globals: phone };
