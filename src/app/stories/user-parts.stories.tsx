import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import {
  errorResponse,
  json,
  noNetwork,
  noRecords,
  noResponse,
  webPage,
} from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { findTable } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const statistics = 'GET /admin/users/{id}/stats';
const offers = 'GET /admin/users/{id}/ride-offers';
const methods = 'GET /admin/users/{id}/withdrawal-methods';
const driver = { path: '/utilisateurs/107?tab=offers' };
const client = { path: '/utilisateurs/103?tab=offers' };

const meta = {
  title: 'Screens/User',
  component: Product,
  tags: ['!autodocs'],
  args: driver,
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = () => page.findByRole('region', { name: t('pages.userDetail.statisticsTitle') });
const rows = async (name: string) => within(await findTable(name)).getAllByRole('row').length - 1;
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const Driver: Story = {
  play: async () => {
    const shown = within(await figures());
    await shown.findByText('128');
    for (const text of ['117', '9', /2.731,40.€/, /1.532,75.km/])
      await expect(shown.getByText(text)).toBeVisible();
    await waitFor(async () => expect(await rows(t('pages.userDetail.rideOffers'))).toBe(10));
    await expect(page.getByText(/Page 1 sur 3/)).toBeVisible();
    await waitFor(async () => expect(await rows(t('pages.userDetail.withdrawalMethods'))).toBe(2));
    await expect(page.getByText('FR76 •••• •••• 4189')).toBeVisible();
    await expect(page.getByText(t('resources.withdrawalMethods.choices.type.bank'))).toBeVisible();
    await fits();
  },
};

/** Only a driver has withdrawal methods. */
export const Client: Story = {
  args: client,
  play: async () => {
    await waitFor(async () => expect(await rows(t('pages.userDetail.rideOffers'))).toBe(10));
    await expect(
      page.queryByRole('table', { name: t('pages.userDetail.withdrawalMethods') }),
    ).not.toBeInTheDocument();
    await expect(calls(methods)).toHaveLength(0);
  },
};

/** The page of the table is in the URL, under a parameter of its own. */
export const SecondPage: Story = {
  args: { path: '/utilisateurs/107?tab=offers&offers-page=2' },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(page.getByText(/Page 2 sur 3/)).toBeVisible());
    await expect(calls(offers)[0]?.query.get('page')).toBe('2');
    const next = page.getAllByRole('button', { name: t('list.next') }).at(-1);
    if (next !== undefined) await userEvent.click(next);
    await page.findByText(/Page 3 sur 3/);
    await expect(currentHref()).toBe('/utilisateurs/107?tab=offers&offers-page=3');
  },
};

/** What follows a list is not shown before the height of the list is known: it would move. Figures have a fixed height. */
export const Loading: Story = {
  parameters: onService({
    responses: { [statistics]: noResponse, [offers]: noResponse, [methods]: noResponse },
  }),
  play: async () => {
    await expect(await figures()).toHaveAttribute('aria-busy', 'true');
    await expect(await page.findByText(t('pages.userDetail.withdrawalMethods'))).toBeVisible();
    await waitFor(async () =>
      expect(await page.findByText(t('pages.userDetail.rideOffers'))).not.toBeVisible(),
    );
  },
};

export const NothingYet: Story = {
  parameters: onService({
    responses: {
      [statistics]: json({ data: { rides: 0, completed: 0, cancelled: 0, amount: 0, distance_km: 0 } }),
      [offers]: noRecords,
      [methods]: json({ data: [] }),
    },
  }),
  play: async () => {
    await waitFor(() => expect(page.getAllByText(t('list.empty'))).toHaveLength(2));
    await expect(
      within(await figures()).getByText('0,00 €', { normalizer: (text) => text.replaceAll(/\s/g, ' ') }),
    ).toBeVisible();
  },
};

/** Each part fails alone and is retried alone. */
export const PartsFailing: Story = {
  parameters: onService({
    responses: { [statistics]: errorResponse(500), [offers]: noNetwork, [methods]: webPage },
  }),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(page.getAllByRole('alert')).toHaveLength(3));
    respond(statistics);
    const failed = within(await figures());
    await userEvent.click(failed.getByRole('button', { name: t('common.retry') }));
    await within(await figures()).findByText('128');
    await expect(page.getAllByRole('alert')).toHaveLength(2);
  },
};

/** A value that is missing or of another type is a dash. */
export const OddFigures: Story = {
  parameters: onService({
    responses: {
      [statistics]: json({ data: { rides: 'douze', completed: null, amount: '12.5', distance_km: {} } }),
    },
  }),
  play: async () => {
    const shown = within(await figures());
    await shown.findByText(/12,50.€/);
    await expect(shown.getAllByText('—')).toHaveLength(4);
  },
};
export const SmallScreen: Story = { ...Driver, globals: phone };
export const SmallScreenFailing: Story = { ...PartsFailing, globals: phone };
