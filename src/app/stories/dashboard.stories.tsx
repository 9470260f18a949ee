import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json, noNetwork, noResponse } from '#runtime/testing/responses.ts';
import { hold, type Route, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { waits } from '#runtime/waits/waits.ts';
import { Product } from './product.tsx';

const counts = 'GET /admin/dashboard';

const meta = {
  title: 'Screens/Dashboard',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = [
  t('pages.dashboard.counts.users.label'),
  t('pages.dashboard.counts.etablissements.label'),
  t('pages.dashboard.counts.categories.label'),
  t('pages.dashboard.counts.options.label'),
  t('pages.dashboard.counts.subscriptionPlans.label'),
];

export const Full: Story = {
  play: async () => {
    await page.findByText(/12.480/);
    const main = within(page.getByRole('main'));
    for (const label of labels) await expect(main.getAllByText(label)[0]).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent(t('pages.dashboard.title'));
  },
};

/** Each count leads to the records that it counts: to the whole list, not to its default view. */
export const Linked: Story = {
  play: async () => {
    const count = await page.findByText(/12.480/);
    await expect(count.closest('a')).toHaveAttribute('href', '/utilisateurs?view=all');
  },
};

export const Loading: Story = {
  parameters: onService({
    responses: {
      [counts]: noResponse,
      ...Object.fromEntries(waits.map(({ call }): [Route, typeof noResponse] => [`GET ${call}`, noResponse])),
    },
  }),
  play: async () => {
    const main = within(await page.findByRole('main'));
    for (const label of labels) await expect((await main.findAllByText(label))[0]).toBeVisible();
    // A note without a sum has its lines before its number is known.
    await main.findByText(t('resources.rides.waits.pending.note'));
  },
};

/** A count that is missing or no number is a dash. */
export const OddCounts: Story = {
  parameters: onService({
    responses: { [counts]: json({ data: { users: 'beaucoup', options: null, categories: 1.5 } }) },
  }),
  play: async () => {
    const main = await page.findByRole('main');
    await within(main).findAllByText('—');
    await expect(within(main).getAllByText('—')).toHaveLength(5);
  },
};

export const Failed: Story = {
  parameters: onService({ responses: { [counts]: errorResponse(500) } }),
  play: async () => {
    await expect(await page.findByRole('alert')).toHaveTextContent(t('errors.fallback'));
  },
};

export const Recovered: Story = {
  ...Failed,
  play: async ({ userEvent }) => {
    const retry = await page.findByRole('button', { name: t('common.retry') });
    respond(counts);
    await userEvent.click(retry);
    await page.findByText(/12.480/);
  },
};
/** The reads of the page: the figures, and the lists in which something may wait. */
const reads: readonly Route[] = [
  ...new Set<Route>([
    counts,
    'GET /admin/users/dashboard',
    'GET /admin/ride-stats',
    'GET /admin/users',
    ...waits.map(({ call }): Route => `GET ${call}`),
    'GET /admin/withdrawals/pending',
  ]),
];

/** An outage is said once, with one button, which stays during the next attempt and repeats all calls. */
export const Outage: Story = {
  parameters: onService({
    responses: Object.fromEntries(reads.map((read) => [read, errorResponse(503)])),
  }),
  play: async ({ userEvent }) => {
    await page.findAllByRole('heading', { level: 2 });
    const onlyRetry = async () => {
      const parts = () => page.queryAllByRole('heading', { level: 2 });
      await waitFor(() => expect(parts()).toHaveLength(0));
      return page.getByRole('button', { name: t('common.retry') });
    };
    await onlyRetry();
    const releases = reads.map(hold);
    await userEvent.click(await onlyRetry());
    await expect(await onlyRetry()).toHaveAttribute('aria-busy', 'true');
    for (const release of releases) release();
    await page.findByText(/12.480/);
    await expect(page.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** What failed for another reason is said where it belongs. */
export const SeveralFailures: Story = {
  parameters: onService({
    responses: {
      ...Object.fromEntries(reads.map((read) => [read, errorResponse(503)])),
      [counts]: noNetwork,
    },
  }),
  play: async () => {
    await page.findByText(t('errors.network'));
    await waitFor(() => expect(page.getAllByRole('alert')).toHaveLength(6 + waits.length));
  },
};
export const SmallScreen: Story = { ...Full, globals: phone };
export const SmallScreenLoading: Story = { ...Loading, globals: phone };
export const SmallScreenOutage: Story = { ...Outage, globals: phone };
