import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json, noResponse } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const withdrawals = 'GET /admin/withdrawals';
const sum = 'GET /admin/withdrawals/pending';

const meta = {
  title: 'Screens/Dashboard/Waits',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const group = async () => within(await page.findByRole('region', { name: t('pages.dashboard.waits.title') }));
const labels = [
  t('resources.establishments.waits.recent.label'),
  t('resources.rides.waits.pending.label'),
  t('resources.withdrawals.waits.pending.label'),
];
/** Returns the link with a label, a number and maybe a note, which are read in this order. */
const linkOf = async (label = '', count = /\d+/, note = /.*/) =>
  (await group()).findByRole('link', {
    name: new RegExp(`^${label} ?, ${count.source}, ${note.source}$`),
  });
const withdrawalLink = (note: RegExp, count?: RegExp) => linkOf(labels[2], count, note);

/** Each number is the total of the list that its link opens. */
export const Counted: Story = {
  play: async ({ userEvent }) => {
    for (const label of labels) await linkOf(label);
    const links = await group();
    const href = (label = '') =>
      links.getByRole('link', { name: new RegExp(`^${label}`) }).getAttribute('href');
    await expect(href(labels[0])).toMatch(/^\/etablissements\?createdAt_from=[\d-]+&createdAt_to=[\d-]+$/);
    await expect(href(labels[1])).toBe('/courses?status=pending');
    await expect(calls(withdrawals).map(({ query }) => String(query))).toEqual([
      'status=pending&page=1&limit=1',
    ]);
    await userEvent.click(await withdrawalLink(/.*€ à verser/));
    await waitFor(() => expect(currentHref()).toBe('/retraits?status=pending'));
  },
};

export const Loading: Story = {
  parameters: onService({ responses: { [withdrawals]: noResponse, [sum]: noResponse } }),
  play: async () => {
    await (await group()).findByText(labels[2] ?? '');
  },
};

/** A number that cannot be read, or its sum, affects nothing else. */
export const OneFailed: Story = {
  parameters: onService({ responses: { [sum]: errorResponse(500) } }),
  play: async ({ userEvent }) => {
    const failed = within(await (await group()).findByRole('alert'));
    await expect(failed.getByText(t('errors.fallback'))).toBeVisible();
    await linkOf(labels[1]);
    respond(sum);
    await userEvent.click(failed.getByRole('button', { name: t('common.retry') }));
    await withdrawalLink(/.*€ à verser/);
  },
};

/** Nothing to do, more than anybody has counted, and a sum of another type. */
export const OddNumbers: Story = {
  parameters: onService({
    responses: {
      [withdrawals]: json({ data: { items: [], total: 10_000, more: true } }),
      'GET /admin/rides': json({ data: { items: [], total: 0 } }),
      [sum]: json({ data: { amount: 'beaucoup' } }),
    },
  }),
  play: async () => {
    await withdrawalLink(/— à verser/, /plus de 10.000/);
    await linkOf(labels[1], /0/);
  },
};

/** A service that states no total: neither the card nor the navigation has a number. */
export const NotCounted: Story = {
  parameters: onService({ responses: { [withdrawals]: json({ data: [] }) } }),
  play: async () => {
    await withdrawalLink(/.*€ à verser/, /—/);
    const navigation = within(await page.findByRole('navigation', { name: t('shell.navigation') }));
    const rides = t('resources.rides.name');
    await navigation.findByRole('link', { name: new RegExp(`^${rides}.+\\d`) });
    await expect(navigation.getByRole('link', { name: t('resources.withdrawals.name') })).toBeVisible();
  },
};

export const SmallScreen: Story = { ...Counted, globals: phone };
