import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { tableWidth } from '#kit/table/table.ts';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { activity } from '#resources/activity.ts';
import { listColumns } from '#runtime/columns/list-columns.ts';
import { onService, page } from '#runtime/testing/story.ts';
import { rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const title = t('resources.activity.list.title');

const meta = {
  title: 'Screens/Journal',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/journal' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What entries are about filters them, too: a link may name it, and the bar offers it. A record is only shown. */
export const FilteredByResource: Story = {
  args: { path: '/journal?resource=plans&record=nothing' },
  play: async ({ userEvent }) => {
    const [type, record] = [t('resources.activity.filters.resource'), t('resources.activity.filters.record')];
    const holding = t('filters.holding', { filters: `${type}, ${record}` });
    await expect(await page.findByText(asRead(holding))).toBeVisible();
    const bar = within(page.getByRole('group', { name: t('list.filters') }));
    await userEvent.click(await bar.findByRole('button', { name: t('filters.remove', { filter: record }) }));
    await waitFor(() => expect(currentHref()).toBe('/journal?resource=plans'));
    await userEvent.click(bar.getByRole('button', { name: `${type}\u00a0: ${t('resources.plans.name')}` }));
    await userEvent.click(await page.findByRole('option', { name: t('pages.settings.prices.name') }));
    await waitFor(() => expect(currentHref()).toBe('/journal?resource=plans&resource=prices'));
  },
};

/** A date to the second: an entry is evidence. */
const exactTime = /^\d{2} \p{L}+ \d{4} à \d{2}:\d{2}:\d{2}$/u;

/** Fields and values have the labels of the resource that an entry is about. */
export const Labels: Story = {
  play: async () => {
    await rowsOf(title, 10);
    const changed = t('fields.changes.changed', {
      field: t('resources.withdrawals.fields.status'),
      from: t('resources.withdrawals.choices.status.pending'),
      to: t('resources.withdrawals.choices.status.rejected'),
    });
    await expect((await page.findAllByText(asRead(changed))).length).toBeGreaterThan(0);
    const dates = page.getAllByText(exactTime);
    await expect(dates).toHaveLength(10);
    // The entry of many lines is read from its first one, like the others of its row.
    const [record] = page.getAllByText('Borne de recharge');
    const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? Number.NaN;
    await expect(Math.abs(topOf(dates[0]) - topOf(record))).toBeLessThan(4);
    // What belongs to the author begins where the name does, not below the picture.
    const leftOf = (element: Element | undefined) => element?.getBoundingClientRect().left ?? Number.NaN;
    const [row] = page.getAllByRole('row').slice(1);
    const address = within(row ?? document.body).getByText('198.51.100.1');
    const author = address.closest('th, td')?.querySelector('a') ?? undefined;
    await expect(leftOf(address)).toBeCloseTo(leftOf(author));
    // On a screen of 1024 px every column is in view: a note that is not leaves its row empty.
    await expect(tableWidth(listColumns(activity))).toBeLessThanOrEqual(719);
  },
};

/** Settings and records without pages have their labels, too. A deleted record has no link, and a mark says so. */
export const SettingsAndDeleted: Story = {
  play: async () => {
    await rowsOf(title, 10);
    const price = t('resources.activity.choices.changes.deleted');
    const euros = /^Prix par kilomètre \(nocturne\) : 1,35.€ → 1,50.€$/;
    await expect((await page.findAllByText(euros)).length).toBeGreaterThan(0);
    const unit = t('fields.changes.changed', {
      field: t('resources.plans.fields.interval_unit'),
      from: t('resources.plans.choices.interval_unit.week'),
      to: t('resources.plans.choices.interval_unit.month'),
    });
    await expect((await page.findAllByText(asRead(unit))).length).toBeGreaterThan(0);
    const gone = await page.findAllByText(new RegExp(`Gîtes \\(${price}\\)$`));
    await expect(gone.length).toBeGreaterThan(0);
    await expect(page.queryByRole('link', { name: 'Gîtes' })).not.toBeInTheDocument();
    await expect(page.getAllByRole('link', { name: 'Borne de recharge' }).length).toBeGreaterThan(0);
  },
};

const historyOf = (path: string, told: string): Story => ({
  args: { path },
  play: async () => {
    await rowsOf(t('list.history'), 10);
    await expect((await page.findAllByText(asRead(told))).length).toBeGreaterThan(0);
  },
});

/** The page of a record shows only its own entries. */
export const History: Story = {
  args: { path: '/courses/ride-1' },
  play: async () => {
    await rowsOf(t('list.history'), 10);
    const cancelled = t('resources.rides.commands.cancel.label');
    await expect(await page.findAllByText(cancelled, { selector: 'td *' })).toHaveLength(10);
    await expect(page.getAllByText(exactTime)).toHaveLength(10);
  },
};
export const HistoryOfUser = historyOf(
  '/utilisateurs/103?tab=history',
  t('resources.activity.choices.changes.factorAdded'),
);
export const HistoryOfOption = historyOf(
  '/options/opt-1',
  t('fields.changes.hidden.update', { field: t('resources.options.fields.icon') }),
);
