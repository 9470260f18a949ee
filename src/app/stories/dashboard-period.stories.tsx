import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, json, noResponse } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { onService, page, phone } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const statistics = 'GET /admin/ride-stats';
const users = 'GET /admin/users';

const meta = {
  title: 'Screens/Dashboard/Period',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = async () =>
  within(await page.findByRole('region', { name: t('pages.dashboard.period.figures') }));
const ridesTitle = t('pages.dashboard.charts.rides.title');

/** Each figure has its change, and the one before. */
export const Compared: Story = {
  play: async () => {
    await waitFor(async () => expect((await figures()).getAllByText(/auparavant$/)).toHaveLength(4));
    await expect((await figures()).getAllByText(/par rapport à la période précédente$/)).not.toHaveLength(0);
    await expect((await figures()).getByRole('link', { name: /^Courses/ })).toHaveAttribute(
      'href',
      '/courses?createdAt_from=2026-10-22&createdAt_to=2026-11-20',
    );
    const asked = calls(statistics).map(({ query }) => String(query));
    await expect(asked).toEqual(['from=2026-10-22&to=2026-11-20', 'from=2026-09-22&to=2026-10-21']);
  },
};

/** Each plot is a part of its section in the outline of the page: of the period, or of the users. */
export const Outline: Story = {
  play: async () => {
    await page.findByRole('heading', { level: 3, name: ridesTitle });
    const title = (name: string) => [name, 'H2'];
    const headings = page.getAllByRole('heading').map(({ textContent, tagName }) => [textContent, tagName]);
    await expect(headings).toEqual(
      expect.arrayContaining([
        title(t('pages.dashboard.period.title')),
        [ridesTitle, 'H3'],
        [t('pages.dashboard.charts.revenue.title'), 'H3'],
        title(t('resources.users.name')),
        [t('pages.dashboard.charts.signups.title'), 'H3'],
      ]),
    );
  },
};

/** Both plots can hide the period before: the name of each button says of which plot. */
export const SeriesNames: Story = {
  play: async () => {
    const name = t('pages.dashboard.period.previous');
    for (const chart of ['rides', 'revenue'] as const)
      await page.findByRole('button', { name: `${name}, ${t(`pages.dashboard.charts.${chart}.title`)}` });
    await expect(page.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

/** A period by name is in the URL by its name, so that a link stays about the last days. */
export const Chosen: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('radio', { name: t('pages.dashboard.period.presets.week') }));
    await waitFor(() => expect(currentHref()).toBe('/?period=week'));
    await waitFor(() => expect(calls(statistics)).toHaveLength(4));
    await expect(page.getByText(/^14 au 20 novembre 2026, comparé/)).toBeVisible();
  },
};

/** Days of a calendar are not a period by name. */
export const ChosenDays: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('pages.dashboard.period.other') }));
    const dialog = within(await page.findByRole('dialog'));
    const from = await dialog.findByRole('textbox', { name: t('filters.from') });
    await userEvent.clear(from);
    await userEvent.type(from, '10112026{Enter}');
    await waitFor(() => expect(currentHref()).toBe('/?from=2026-11-10&to=2026-11-20'));
    await expect(page.getByRole('button', { name: /^Période.*10 au\s20\snovembre\s2026$/ })).toBeVisible();
    await expect(page.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  },
};

/** Both days can be typed: the panel closes on Enter, not between the two. */
export const TypedDays: Story = {
  play: async ({ userEvent }) => {
    const opener = await page.findByRole('button', { name: t('pages.dashboard.period.other') });
    await userEvent.click(opener);
    const dialog = within(await page.findByRole('dialog'));
    const from = await dialog.findByRole('textbox', { name: t('filters.from') });
    await userEvent.clear(from);
    await userEvent.type(from, '01102026');
    await userEvent.tab();
    const to = dialog.getByRole('textbox', { name: t('filters.to') });
    await expect(to).toHaveFocus();
    await userEvent.clear(to);
    await userEvent.keyboard('15102026');
    await expect(currentHref()).toBe('/');
    await userEvent.tab();
    await waitFor(() => expect(currentHref()).toBe('/?from=2026-10-01&to=2026-10-15'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await userEvent.click(to);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** Escape chooses nothing of what was typed. There are no figures of days to come: the last one is today. */
export const NotChosen: Story = {
  play: async ({ userEvent }) => {
    const opener = await page.findByRole('button', { name: t('pages.dashboard.period.other') });
    const type = async (day: string) => {
      await userEvent.click(opener);
      const dialog = within(await page.findByRole('dialog'));
      const from = await dialog.findByRole('textbox', { name: t('filters.from') });
      await userEvent.clear(from);
      await userEvent.type(from, day);
      return dialog;
    };
    await type('01102026{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(currentHref()).toBe('/');
    const dialog = await type('01012027{Tab}');
    await userEvent.keyboard('{Control>}a{/Control}05012027{Enter}');
    await expect(dialog.getByText(t('pages.dashboard.period.future'))).toBeVisible();
    await expect(currentHref()).toBe('/');
  },
};

/** A long period has a column for each month. */
export const ByMonth: Story = {
  args: { path: '/?from=2026-01-10&to=2026-11-20' },
  play: async ({ userEvent }) => {
    const title = t('pages.dashboard.charts.rides.titleByMonth');
    const card = within(await page.findByRole('region', { name: title }));
    const table = card.getByRole('button', { name: t('pages.dashboard.charts.showTable', { title }) });
    await waitFor(() => expect(table).toBeEnabled());
    await userEvent.click(table);
    await expect(card.getByRole('link', { name: 'janvier 2026' })).toHaveAttribute(
      'href',
      '/courses?createdAt_from=2026-01-10&createdAt_to=2026-01-31',
    );
  },
};

/** More than anybody has counted: there is no change, and the plus is read as words. */
export const MoreThanCounted: Story = {
  parameters: onService({
    responses: { [users]: json({ data: { items: [], total: 10_000, more: true } }) },
  }),
  play: async () => {
    const card = await (await figures()).findByRole('link', { name: /^Inscriptions ?plus de 10.000/ });
    await expect(card).toHaveTextContent(/10.000\+/);
    await expect(card).toHaveTextContent(/plus de 10.000 auparavant$/);
    await expect(card).not.toHaveTextContent(/%/);
  },
};

export const Loading: Story = {
  parameters: onService({ responses: { [statistics]: noResponse, [users]: noResponse } }),
  play: async () => void (await figures()),
};

/** A failure replaces the figures or the plots, and can be tried again. */
export const OneFailed: Story = {
  parameters: onService({ responses: { [users]: errorResponse(500) } }),
  play: async ({ userEvent }) => {
    const failed = within(await page.findByRole('alert'));
    await page.findByRole('region', { name: ridesTitle });
    respond(users);
    await userEvent.click(failed.getByRole('button', { name: t('common.retry') }));
    await waitFor(async () => expect((await figures()).getAllByText(/auparavant$/)).toHaveLength(4));
  },
};

/** Figures of other types are a dash and have no change; nor has one that was 0. */
export const OddFigures: Story = {
  parameters: onService({
    responses: {
      [statistics]: json({ data: { total: 'beaucoup', revenue: null, days: 'jamais' } }),
      [users]: json({ data: { items: [], total: 0 } }),
    },
  }),
  play: async () => {
    await waitFor(async () => expect((await figures()).getAllByText('—')).toHaveLength(2));
    await expect((await figures()).getAllByText(/^0 auparavant$/)).not.toHaveLength(0);
  },
};
export const SmallScreen: Story = { ...Compared, globals: phone };
