import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reference } from '#fields/reference/reference.ts';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { currentHref, historyLength, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { button, firstTen, listCall, requested, rowsOf } from '#runtime/testing/planet-list.ts';
import { filteredPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { filteredPlanets } from '#runtime/testing/planets.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/List filters',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: filteredPlanets, path: '/planetes' },
  parameters: onService({ dataSets: [filteredPlanetDataSet(57)] }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (href: string) => waitFor(() => expect(currentHref()).toBe(href));
const bar = async () => within(await page.findByRole('group', { name: t('list.filters') }));
const option = (name: string) => page.findByRole('option', { name });
const allFilters = '?climate=frozen&climate=mild&portrait=some&discoveredAt_from=2026-01-05&satellites_min=2';

export const NothingSet: Story = {
  play: async () => {
    await rowsOf(...firstTen);
    await expect(await (await bar()).findByText('57 résultats')).toBeVisible();
  },
};

/** Ticking takes effect at once. The ticks of one panel are one entry of the history. */
export const Choice: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    const before = historyLength();
    await userEvent.click(button(t('list.filter')));
    await userEvent.click(await option('Climat'));
    await userEvent.click(await option('Glacé'));
    await at('/planetes?climate=frozen');
    await userEvent.click(await option('Aride'));
    await at('/planetes?climate=arid&climate=frozen');
    await expect(historyLength()).toBe((before ?? 0) + 1);
    await expect(requested().at(-1)).toBe('climate=arid&climate=frozen&page=1&limit=10');
    await userEvent.keyboard('{Escape}');
    await expect(await (await bar()).findByText('38 résultats')).toBeVisible();
    await expect(button('Climat\u00a0: Aride, Glacé')).toBeVisible();
  },
};

/** Every kind of filter, set by the address. */
export const AllSet: Story = {
  args: { path: `/planetes${allFilters}` },
  play: async () => {
    await waitFor(() => expect(page.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(await page.findByRole('button', { name: 'Climat\u00a0: Glacé, Tempéré' })).toBeVisible();
    await expect(button('Portrait\u00a0: Avec')).toBeVisible();
    await expect(button('Découverte\u00a0: Depuis le 5 janvier 2026')).toBeVisible();
    await expect(button('Satellites\u00a0: 2 et plus')).toBeVisible();
  },
};

/** A preset is kept by its name, so that a link and a saved view are about the days of whoever opens them, when they do. */
export const Period: Story = {
  args: { path: '/planetes?discoveredAt_from=2026-03-01&discoveredAt_to=2026-03-31' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: /^Découverte\u00a0: / }));
    const dialog = within(await page.findByRole('dialog', { name: 'Découverte' }));
    await userEvent.click(await dialog.findByRole('button', { name: t('filters.presets.month') }));
    await at('/planetes?discoveredAt_from=month&discoveredAt_to=month');
    await expect(await (await bar()).findByText(t('filters.presets.month'))).toBeVisible();
    const sent = calls(listCall).at(-1)?.query;
    const month = new Date(new Date().getFullYear(), new Date().getMonth());
    await expect(sent?.get('discoveredAt_from')).toBe(month.toISOString());
    await atRest();
  },
};

/** Numbers are typed as French writes them. An impossible range says why and changes nothing. */
export const Range: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await userEvent.click(button(t('list.filter')));
    await userEvent.click(await option('Satellites'));
    const min = await page.findByRole('textbox', { name: t('filters.min') });
    await waitFor(() => expect(min).toHaveFocus());
    await userEvent.type(min, '5');
    await userEvent.type(page.getByRole('textbox', { name: t('filters.max') }), '2{Enter}');
    await expect(await page.findByText(t('filters.minOverMax'))).toBeVisible();
    await expect(currentHref()).toBe('/planetes');
    await userEvent.clear(page.getByRole('textbox', { name: t('filters.max') }));
    await userEvent.type(page.getByRole('textbox', { name: t('filters.max') }), '7{Enter}');
    await at('/planetes?satellites_min=5&satellites_max=7');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** A number that the service does not accept says why, and the panel stays open. */
export const RangeLimits: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await userEvent.click(button(t('list.filter')));
    await userEvent.click(await option('Satellites'));
    const min = await page.findByRole('textbox', { name: t('filters.min') });
    await userEvent.type(min, '1,2345678');
    await userEvent.click(button(t('filters.apply')));
    await page.findByText(asRead(t('validation.decimals', { digits: 6 })));
    await userEvent.clear(min);
    await userEvent.type(min, '1234567890123{Enter}');
    await page.findByText(asRead(t('validation.atMost', { max: 999_999_999_999 })));
    await expect(currentHref()).toBe('/planetes');
  },
};

const admins = reference({ to: 'users', by: 'name', nullable: true, filters: { role: ['admin'] } });

/** The filter by a reference offers every record, also if a form offers only some: records of the list may name one that does not match any more. */
export const LimitedRecords: Story = {
  args: {
    resource: { ...filteredPlanets, fields: { ...filteredPlanets.fields, twin: admins } },
    path: '/planetes?twin=101',
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Jumelle\u00a0: Thomas Haddad' }));
    const offered = within(await page.findByRole('listbox', { name: 'Jumelle' }));
    await waitFor(() => expect(offered.getAllByRole('option').length).toBeGreaterThan(5));
    await userEvent.type(page.getByRole('combobox', { name: t('common.search') }), 'hugo roussel');
    const sent = () => calls('GET /admin/users').map(({ query }) => query.toString());
    await waitFor(() => expect(sent().at(-1)).toBe('page=1&limit=20&query=hugo+roussel'));
    await waitFor(() => expect(offered.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await at('/planetes?twin=105');
    await atRest();
  },
};

/** Enter waits for the first record that matches what is typed: until it is found, none is highlighted. */
export const RecordByEnter: Story = {
  args: { resource: { ...filteredPlanets, fields: { ...filteredPlanets.fields, twin: admins } } },
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await userEvent.click(button(t('list.filter')));
    await userEvent.click(await option('Jumelle'));
    const offered = within(await page.findByRole('listbox', { name: 'Jumelle' }));
    await waitFor(() => expect(offered.getAllByRole('option').length).toBeGreaterThan(5));
    await userEvent.type(page.getByRole('combobox', { name: t('common.search') }), 'hugo roussel{Enter}');
    await at('/planetes?twin=105');
    await atRest();
  },
};

/** With the keyboard alone: set, edited and removed. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    button(t('list.filter')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('listbox', { name: t('list.filter') })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(page.getByRole('listbox', { name: 'Portrait' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await at('/planetes?portrait=none');
    await waitFor(() => expect(button(t('list.filter'))).toHaveFocus());
    await userEvent.tab();
    await expect(button('Portrait\u00a0: Sans')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await at('/planetes');
    await expect(button(t('list.filter'))).toHaveFocus();
  },
};

/** A list that its filters leave empty says so, and offers to clear them. */
export const EmptyByFilters: Story = {
  args: { path: '/planetes?satellites_min=900' },
  play: async ({ userEvent }) => {
    const table = within(await page.findByRole('grid'));
    await expect(await table.findByText(t('list.empty'))).toBeVisible();
    await expect(table.getByText(asRead(t('filters.holding', { filters: 'Satellites' })))).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: t('filters.clear') }));
    await at('/planetes');
    await rowsOf(...firstTen);
  },
};

/** A search with filters is named and cleared with them. */
export const EmptyByFiltersAndSearch: Story = {
  args: { path: '/planetes?query=zzzz&satellites_min=1' },
  play: async ({ userEvent }) => {
    const table = within(await page.findByRole('grid'));
    const searched = t('filters.searched', { query: 'zzzz' });
    const holding = t('filters.holding', { filters: `Satellites, ${searched}` });
    await expect(await table.findByText(asRead(holding))).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: t('filters.clearAll') }));
    await at('/planetes');
    await rowsOf(...firstTen);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(button(t('list.filter'))).toHaveFocus();
  },
};

/** On a phone the panel is a sheet. */
export const OnPhone: Story = {
  args: { path: `/planetes${allFilters}` },
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Climat\u00a0: Glacé, Tempéré' }));
    const sheet = await page.findByRole('dialog', { name: 'Climat' });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await atRest();
  },
};
