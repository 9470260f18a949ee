import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { listCall, onPage, table } from '#runtime/testing/planet-list.ts';
import { taxedPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { bulkPlanets, plainPlanets } from '#runtime/testing/planets.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone } from '#runtime/testing/story.ts';
import { maxSelected } from './read-all.ts';

const onTaxed = (count: number) => onService({ dataSets: [taxedPlanetDataSet(bulkPlanets, count)] });

const meta = {
  title: 'Patterns/Selection',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: bulkPlanets, path: '/planetes' },
  parameters: onTaxed(57),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbered = (count: number) => ({ count, number: String(count) });
const bar = async () => within(await page.findByRole('group', { name: t('bulk.selection') }));
const noBar = () => expect(page.queryByRole('group', { name: t('bulk.selection') })).not.toBeInTheDocument();
const checkbox = async (name: string) => within(await table()).findByRole('checkbox', { name });
const selects = async (userEvent: UserEventObject, ...names: string[]) => {
  for (const name of names) await userEvent.click(await checkbox(t('list.select', { title: name })));
};
const selectPage = async (userEvent: UserEventObject) =>
  userEvent.click(await checkbox(t('list.selectPage')));
const isSelected = async (count: number) => (await bar()).findByText(t('bulk.selected', numbered(count)));

/** Nothing is selected: there is no bar, and its code is not loaded. */
export const None: Story = {
  play: async () => {
    await checkbox(t('list.selectPage'));
    await noBar();
  },
};

/** Each button says how many of the selected rows it is about; amounts are added up. */
export const Some: Story = {
  play: async ({ userEvent }) => {
    await selects(userEvent, 'Arrakis', 'Hoth', 'Pandore');
    await isSelected(3);
    await atRest();
    const shown = await bar();
    await expect(shown.getByText(asRead('Taxe : 33,30 €'))).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Évacuer (2)' })).toBeEnabled();
    await expect(shown.getByRole('button', { name: `${t('common.remove')} (2)` })).toBeEnabled();
    await userEvent.click(await checkbox(t('list.select', { title: 'Arrakis' })));
    await userEvent.click(await checkbox(t('list.select', { title: 'Pandore' })));
    const none = shown.getByRole('button', { name: 'Évacuer (0)' });
    await expect(none).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(none);
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: t('bulk.clear') }));
    await waitFor(noBar);
    await selects(userEvent, 'Arrakis');
    await isSelected(1);
    await atRest();
  },
};

/** The number of selected rows is announced from the first one on, and when none is left; not because of another search. */
export const CountAnnounced: Story = {
  play: async ({ userEvent }) => {
    const first = await checkbox(t('list.select', { title: 'Arrakis' }));
    const announcements = recordAnnouncements();
    const said = () => announcements.texts().filter((text) => text.includes('sélectionnée'));
    const selected = (count: number) => t('bulk.selected', numbered(count));
    await userEvent.click(first);
    await waitFor(() => expect(said()).toEqual([selected(1)]));
    await userEvent.click(first);
    await waitFor(() => expect(said()).toEqual([selected(1), selected(0)]));
    await userEvent.click(first);
    await waitFor(() => expect(said()).toHaveLength(3));
    await userEvent.type(page.getByRole('searchbox'), 'Kepler{Enter}');
    await waitFor(noBar);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(said()).toEqual([selected(1), selected(0), selected(1)]);
  },
};

/** The selection stays on other pages and in another order. A filter clears it. */
export const OtherPages: Story = {
  play: async ({ userEvent }) => {
    await selectPage(userEvent);
    await isSelected(10);
    await userEvent.click(await page.findByRole('button', { name: t('list.next') }));
    await onPage(2, 6);
    await selects(userEvent, 'Kepler-11');
    await isSelected(11);
    await userEvent.click(page.getByRole('button', { name: t('list.previous') }));
    await onPage(1, 6);
    await expect(await checkbox(t('list.selectPage'))).toBeChecked();
    await userEvent.type(page.getByRole('searchbox'), 'Kepler{Enter}');
    await waitFor(() => expect(currentHref()).toContain('query=Kepler'));
    await waitFor(noBar);
    await expect(await checkbox(t('list.selectPage'))).not.toBeChecked();
    // The former search does not bring the selection back.
    await userEvent.clear(page.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(currentHref()).not.toContain('query='));
    await onPage(1, 6);
    await noBar();
    await expect(await checkbox(t('list.selectPage'))).not.toBeChecked();
  },
};

/** All that the search and the filters let through: it is read at once, so that each button knows its number. */
export const All: Story = {
  args: { path: '/planetes?climate=arid' },
  play: async ({ userEvent }) => {
    await selectPage(userEvent);
    const all = (await bar()).getByRole('button', { name: t('bulk.selectAll', numbered(19)) });
    const release = hold(listCall);
    await userEvent.click(all);
    // The pressed button is gone, then the one that replaced it.
    const cancel = await (await bar()).findByRole('button', { name: t('common.cancel') });
    await waitFor(() => expect(cancel).toHaveFocus());
    release();
    await isSelected(19);
    const action = (await bar()).getByRole('button', { name: /^Évacuer/ });
    await waitFor(() => expect(action).toHaveFocus());
    await expect(calls(listCall).at(-1)?.query.toString()).toBe('climate=arid&page=1&limit=100');
    await expect((await bar()).queryByRole('button', { name: /résultats/ })).not.toBeInTheDocument();
    await atRest();
  },
};

/** What is unticked while the results are read stays so, and what is deleted meanwhile is not selected. */
export const LeftWhileReading: Story = {
  args: { path: '/planetes?climate=arid' },
  play: async ({ userEvent }) => {
    await selectPage(userEvent);
    const release = hold(listCall);
    await userEvent.click(
      await (await bar()).findByRole('button', { name: t('bulk.selectAll', numbered(19)) }),
    );
    await (await bar()).findByRole('button', { name: t('common.cancel') });
    const [first, second] = within(await table()).getAllByRole('checkbox', {
      name: /^Sélectionner (?!la page)/,
    });
    for (const box of [first, second, second]) await userEvent.click(box ?? document.body);
    await isSelected(9);
    release();
    await isSelected(18);
    await expect(first).not.toBeChecked();
    await expect(second).toBeChecked();
    await expect(
      (await bar()).getByRole('button', { name: t('bulk.selectAll', numbered(19)) }),
    ).toBeVisible();
    await atRest();
  },
};

const reads = (request: Request) => Number(new URL(request.url).searchParams.get('page'));

/** More results than the service counts: all of them can be selected, and reading them can be cancelled. */
export const ManyResults: Story = {
  play: async ({ userEvent }) => {
    const count = 12_050;
    let held: (() => void) | undefined;
    respond(listCall, async (request, usual) => {
      const { data } = await (await usual()).json();
      if (new URL(request.url).searchParams.get('limit') !== '100')
        return Response.json({ data: { ...data, total: 10_000, more: true } });
      const first = (reads(request) - 1) * 100;
      if (first === 11_000) await new Promise<void>((resolve) => (held = resolve));
      const length = Math.min(100, count - first);
      const items = Array.from({ length }, (_, at) => ({ ...data.items[0], id: first + at + 1 }));
      return Response.json({ data: { items, total: 10_000, more: true } });
    });
    await userEvent.click(await page.findByRole('button', { name: t('list.next') }));
    await selectPage(userEvent);
    const all = t('bulk.selectEvery');
    await userEvent.click(await (await bar()).findByRole('button', { name: all }));
    const read = { count: 11_000, number: formatInteger(11_000) ?? '' };
    await (await bar()).findByText(asRead(t('bulk.readSoFar', read)), undefined, { timeout: 20_000 });
    await userEvent.click((await bar()).getByRole('button', { name: t('common.cancel') }));
    held?.();
    await isSelected(10);
    await userEvent.click(await (await bar()).findByRole('button', { name: all }));
    await waitFor(() => expect(held).toBeDefined());
    held = undefined;
    await waitFor(() => expect(held).toBeDefined(), { timeout: 20_000 });
    (held ?? (() => undefined))();
    const chosen = { count, number: formatInteger(count) ?? '' };
    await (await bar()).findByText(asRead(t('bulk.selected', chosen)), undefined, { timeout: 20_000 });
    await expect((await bar()).queryByRole('button', { name: all })).not.toBeInTheDocument();
    await atRest();
  },
};

/** More results than can be selected: the first ones can. */
export const TooManyResults: Story = {
  play: async ({ userEvent }) => {
    respond(listCall, async (_, usual) => {
      const { data } = await (await usual()).json();
      return Response.json({ data: { ...data, total: 250_000 } });
    });
    await userEvent.click(await page.findByRole('button', { name: t('list.next') }));
    await selectPage(userEvent);
    const most = { count: maxSelected, number: formatInteger(maxSelected) ?? '' };
    await (await bar()).findByRole('button', { name: t('bulk.selectFirst', most) });
    await atRest();
  },
};

export const SmallScreen: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    await selectPage(userEvent);
    await isSelected(10);
    const { bottom } = page.getByRole('group', { name: t('bulk.selection') }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await atRest();
  },
};

/** Only the selected rows are exported, unless the user chooses otherwise. */
export const Exporting: Story = {
  play: async ({ userEvent }) => {
    await selects(userEvent, 'Arrakis', 'Hoth');
    await userEvent.click((await bar()).getByRole('button', { name: t('common.export') }));
    const dialog = within(await page.findByRole('dialog', { name: t('export.title', { list: 'Planètes' }) }));
    await atRest();
    await expect(dialog.getByRole('radio', { name: t('export.scopes.selection') })).toBeChecked();
    await expect(dialog.getByText(t('export.count', numbered(2)))).toBeVisible();
    await atRest();
  },
};

/** A list that declares no bulk action has no checkboxes. */
export const NotOffered: Story = {
  args: { resource: plainPlanets },
  parameters: onService({ dataSets: [taxedPlanetDataSet(plainPlanets, 3)] }),
  play: async () => {
    await within(await table()).findByText('Arrakis');
    await expect(page.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
