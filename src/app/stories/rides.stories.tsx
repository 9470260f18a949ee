import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { figuresStates } from './figures-states.ts';
import { listStates, rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';
import { removalStates } from './removal-states.ts';

const title = t('resources.rides.list.title');
const figures = 'GET /admin/ride-stats';

const meta = {
  title: 'Screens/Rides',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/courses' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const endless = 'Chemin de la Croix-Rousse-du-Bas-des-Pentes ';
const states = listStates({
  path: '/courses',
  call: 'GET /admin/rides',
  title,
  headings: [
    t('resources.rides.columns.identity'),
    t('resources.rides.fields.client'),
    t('resources.rides.fields.driver'),
    t('resources.rides.columns.route'),
    t('resources.rides.fields.price'),
    t('resources.rides.fields.createdAt'),
    t('common.actions'),
  ],
  stretch: () => ({
    reference: 'C-20480-'.repeat(20),
    status: 'en_attente_de_confirmation_par_le_central',
    client: { id: 1, name: 'Marie-Antoinette-Joséphine '.repeat(6), avatar: null },
    pickup: { address: endless.repeat(4) },
    dropoff: { address: endless.repeat(4) },
    price: 98_765_432_109.87,
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

/** The figures of all rides are above the list. Each status has a label. */
export const Summary: Story = {
  play: async () => {
    await rowsOf(title, 10);
    await expect(await page.findByText(/^34.120$/)).toBeVisible();
    await expect(page.getByText(/^781.402,35.€$/)).toBeVisible();
    for (const label of [
      t('resources.rides.figures.completed'),
      t('resources.rides.figures.cancelled'),
      t('resources.rides.figures.revenue'),
    ])
      await expect(page.getByText(label)).toBeVisible();
    for (const status of [
      t('resources.rides.choices.status.pending'),
      t('resources.rides.choices.status.accepted'),
      t('resources.rides.choices.status.in_progress'),
      t('resources.rides.choices.status.completed'),
      t('resources.rides.choices.status.cancelled'),
    ])
      await expect(page.getAllByText(status)[0]).toBeVisible();
  },
};

const summary = figuresStates({
  title,
  call: figures,
  list: 'GET /admin/rides',
  label: t('resources.rides.figures.completed'),
  figure: /^34.120$/,
});
export const SummaryLoading: Story = summary.loading;
export const SummaryFailed: Story = summary.failed;
export const SummaryAndListFailed: Story = summary.bothFailed;

const removal = removalStates({
  at: '/courses/ride-1',
  title: 'C-20480',
  text: t('resources.rides.remove.text'),
  call: 'DELETE /admin/rides/{id}',
  rejection: 'Cette course est en cours.',
});
export const Erasing: Story = removal.confirming;
export const Erased: Story = removal.deleted;
export const ErasureRefused: Story = removal.refused;

export const ListToDetail: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('link', { name: t('list.view', { title: 'C-20480' }) }));
    await page.findByRole('heading', { level: 1, name: 'C-20480' });
    await expect(currentHref()).toBe('/courses/ride-1?name=C-20480');
    const trail = page.getByRole('navigation', { name: t('shell.breadcrumb') });
    await userEvent.click(within(trail).getByRole('link', { name: t('resources.rides.name') }));
    await rowsOf(title, 10);
  },
};

/** The rides of a user in either role, as the figures of the user lead to them. The filter shows the name of the user. */
export const OfUser: Story = {
  args: { path: '/courses?user=110' },
  play: async ({ userEvent }) => {
    const rows = await rowsOf(title, 2);
    const user = 'Chloé Haddad';
    for (const row of rows) await expect(within(row).getByText(user)).toBeVisible();
    const bar = within(page.getByRole('group', { name: t('list.filters') }));
    await expect(await bar.findByText(user)).toBeVisible();
    const label = t('resources.rides.filters.user');
    await userEvent.click(bar.getByRole('button', { name: t('filters.remove', { filter: label }) }));
    await rowsOf(title, 10);
    await expect(currentHref()).toBe('/courses');
  },
};

/** On a tablet, values below the title of their row begin where the next column does, and a badge keeps a distance. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    const [row] = await rowsOf(title, 10);
    const boxOf = (selector: string) =>
      row?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    await expect(boxOf('[data-fold] > div').left).toBeCloseTo(boxOf('[data-align=end]').left + 12, 0);
    await expect(boxOf('.badge').top - boxOf('[data-row-link]').bottom).toBeGreaterThan(2);
  },
};
