import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json, noNetwork, noResponse } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { Product } from './product.tsx';

const ofUsers = 'GET /admin/users/dashboard';
const ofRides = 'GET /admin/ride-stats';

const meta = {
  title: 'Screens/Dashboard/Charts',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = [
  t('pages.dashboard.charts.signups.title'),
  t('pages.dashboard.charts.roles.title'),
  t('pages.dashboard.charts.rides.title'),
  t('pages.dashboard.charts.revenue.title'),
];
const card = (title: string) => page.findByRole('region', { name: title });
const plotOf = async (title: string) => {
  const plot = await within(await card(title)).findByRole('img', { name: title });
  await waitFor(() => expect(plot.childElementCount).toBeGreaterThan(0));
  return plot;
};
const countsAreThere = () => page.findByText(/12.480/, { selector: 'a *' });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const AllCharts: Story = {
  play: async () => {
    for (const title of titles) await plotOf(title);
    await expect(await plotOf(titles[1] ?? '')).toHaveAccessibleDescription(
      /12.480 utilisateurs, dont 9.120 à l’adresse email vérifiée/,
    );
    await expect(calls(ofUsers)).toHaveLength(1);
    // The period, and the one before.
    await expect(calls(ofRides)).toHaveLength(2);
    await fits();
  },
};

export const AsTables: Story = {
  play: async ({ userEvent }) => {
    for (const title of titles) {
      await plotOf(title);
      await userEvent.click(page.getByRole('button', { name: `Afficher le tableau\u00a0: ${title}` }));
    }
    await expect(page.getByRole('row', { name: /^novembre 2026 \d+ \d+$/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Chauffeur 1.448 \(12.%\)$/ })).toBeVisible();
    await expect(
      page.getByRole('row', { name: /^20 novembre 2026 [\d.,\s]+€ [\d.,\s]+€$/ }),
    ).toBeInTheDocument();
    await fits();
  },
};

let releases: (() => void)[] = [];

/** The cards have their final size from the start. */
export const Loading: Story = {
  // Before the page is rendered: a fast page has its responses before the play function begins.
  beforeEach: () => {
    releases = [hold(ofUsers), hold(ofRides)];
  },
  play: async () => {
    await countsAreThere();
    const tops = async () =>
      Promise.all(titles.map(async (title) => (await card(title)).getBoundingClientRect().top));
    const before = await tops();
    await expect(await card(titles[0] ?? '')).toHaveAttribute('aria-busy', 'true');
    for (const release of releases) release();
    for (const title of titles) await plotOf(title);
    await expect(await tops()).toEqual(before);
  },
};

export const StillLoading: Story = {
  parameters: onService({ responses: { [ofUsers]: noResponse, [ofRides]: noResponse } }),
  play: async () => void (await countsAreThere()),
};

/** A call that fails affects only its own charts. */
export const OneFailed: Story = {
  parameters: onService({ responses: { [ofUsers]: errorResponse(500) } }),
  play: async ({ userEvent }) => {
    await countsAreThere();
    await plotOf(t('pages.dashboard.charts.rides.title'));
    const failed = within(await card(t('pages.dashboard.charts.signups.title')));
    await expect(await failed.findByRole('alert')).toHaveTextContent(t('errors.fallback'));
    respond(ofUsers);
    await userEvent.click(failed.getByRole('button', { name: t('common.retry') }));
    await plotOf(t('pages.dashboard.charts.signups.title'));
    await plotOf(t('pages.dashboard.charts.roles.title'));
  },
};

export const AllFailed: Story = {
  parameters: onService({ responses: { [ofUsers]: noNetwork, [ofRides]: errorResponse(503) } }),
  play: async () => {
    await countsAreThere();
    // Those of the four charts, and of the figures of the period.
    await waitFor(() => expect(page.getAllByRole('alert')).toHaveLength(5));
  },
};

export const NoData: Story = {
  parameters: onService({
    responses: {
      [ofUsers]: json({ data: { signups: [], roles: {}, verified: 0 } }),
      [ofRides]: json({ data: { total: 0, completed: 0, cancelled: 0, revenue: 0, days: [] } }),
    },
  }),
  play: async () => {
    await countsAreThere();
    await waitFor(() => expect(page.getAllByText(t('pages.dashboard.charts.empty'))).toHaveLength(4));
  },
};

/** Numbers as texts, missing months, unknown roles, and values of other types. */
export const OddData: Story = {
  parameters: onService({
    responses: {
      [ofUsers]: json({
        data: {
          signups: [
            { month: '2026-11', clients: '12', drivers: null },
            { month: '2026-07', clients: 4, drivers: '7' },
            { month: '2026-99', clients: 4 },
            null,
          ],
          roles: { driver: '40', partenaire_regional_de_longue_date: 7, client: 120 },
          verified: 'beaucoup',
        },
      }),
      [ofRides]: json({
        data: { days: [{ date: '2026-11-20', rides: 3, revenue: 'gratuit' }, { date: 5 }] },
      }),
    },
  }),
  play: async ({ userEvent }) => {
    await plotOf(t('pages.dashboard.charts.signups.title'));
    await userEvent.click(
      page.getByRole('button', { name: 'Afficher le tableau\u00a0: Inscriptions par mois' }),
    );
    await expect(page.getByRole('row', { name: 'septembre 2026 0 0' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'novembre 2026 12 —' })).toBeVisible();
    await expect(await plotOf(t('pages.dashboard.charts.roles.title'))).toHaveTextContent(
      'partenaire_regional_de_longue_date',
    );
    await plotOf(t('pages.dashboard.charts.revenue.title'));
    await userEvent.click(
      page.getByRole('button', {
        name: `Afficher le tableau\u00a0: ${t('pages.dashboard.charts.revenue.title')}`,
      }),
    );
    await expect(page.getByRole('row', { name: /^20 novembre 2026 — 0,00/ })).toBeInTheDocument();
    await fits();
  },
};
export const SmallScreen: Story = { ...AllCharts, globals: phone };
export const SmallScreenTables: Story = { ...AsTables, globals: phone };
