import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { session } from '#lib/session/session.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { button, firstTen, rowsOf } from '#runtime/testing/planet-list.ts';
import { filteredPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { filteredPlanets } from '#runtime/testing/planets.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, headingText, onService, page, phone, toast } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

const resource: Resource = {
  ...filteredPlanets,
  list: { ...filteredPlanets.list, views: true, bulk: ['delete'] },
};
const planets = { ...filteredPlanetDataSet(57), resource };

/** A view as the service sends it. */
const view = (id: string, name: string, search: string, more: object = {}) => ({
  id,
  name,
  search,
  resource: 'planets',
  shared: false,
  isDefault: false,
  owner: { id: 1, name: 'Alice Dubreuil' },
  createdAt: '2026-11-01T08:00:00Z',
  ...more,
});
const frozen = view('a', 'Glacées', 'sort=name&climate=frozen');
const shared = view('b', 'Récentes', 'sort=-discoveredAt&limit=5&columns=identity%2CdiscoveredAt', {
  shared: true,
  owner: { id: 2, name: 'Bob Martin' },
});
const withViews = (...views: readonly object[]) =>
  onService({ dataSets: [planets], responses: { 'GET /admin/views': () => Response.json({ data: views }) } });

const meta = {
  title: 'Patterns/Saved views',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource, path: '/planetes' },
  parameters: onService({ dataSets: [planets] }),
  // Only the owner of a view can change it.
  beforeEach: async () => void (await session.checkSession()),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (href: string) => waitFor(() => expect(currentHref()).toBe(href));
const tabs = async () => within(await page.findByRole('navigation', { name: t('savedViews.title') }));
const current = async () => (await tabs()).getByRole('link', { current: 'page' });
const menu = () => page.findByRole('button', { name: new RegExp(`${t('savedViews.title')}$`) });
async function choose(entry: string) {
  (await menu()).click();
  (await page.findByRole('menuitem', { name: entry })).click();
}
const saving = async () => within(await page.findByRole('dialog', { name: t('savedViews.createTitle') }));
const headings = (...names: string[]) =>
  waitFor(() =>
    expect(page.getAllByRole('columnheader').map(headingText)).toEqual(expect.arrayContaining(names)),
  );
const noHeading = (name: string) =>
  waitFor(() => expect(page.queryByRole('columnheader', { name })).not.toBeInTheDocument());

/** A list with a state offers to save it. The address then names the view beside the state. Its owner changes and deletes it. */
export const Saved: Story = {
  args: { path: '/planetes?climate=frozen' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('savedViews.createTitle') }));
    const form = await saving();
    await waitFor(() => expect(form.getByRole('textbox', { name: t('savedViews.name') })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(form.getByText(t('validation.required'))).toBeVisible());
    await userEvent.type(form.getByRole('textbox', { name: t('savedViews.name') }), 'Glacées');
    await userEvent.click(form.getByRole('checkbox', { name: t('savedViews.shared') }));
    await userEvent.click(form.getByRole('button', { name: t('common.save') }));
    await toast(t('savedViews.saved'));
    await at('/planetes?climate=frozen&view=view-1');
    await expect(calls('POST /admin/views')[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    // The button is gone: the focus is on the tab.
    await waitFor(async () => expect(await current()).toHaveFocus());
    await expect(await current()).toHaveTextContent('Glacées');

    await userEvent.click(button(t('columns.title')));
    await userEvent.click(await page.findByRole('checkbox', { name: 'Orbite' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await current()).toHaveAccessibleName(/Modifiée/));
    await userEvent.click(await page.findByRole('button', { name: t('common.save') }));
    await waitFor(() => expect(calls('PUT /admin/views/{id}')).toHaveLength(1));
    await expect(calls('PUT /admin/views/{id}')[0]?.headers.get('If-Match')).toBeTruthy();
    await waitFor(() => expect(page.queryByRole('button', { name: t('common.save') })).toBeNull());
    await waitFor(async () => expect(await current()).toHaveFocus());

    await choose(t('savedViews.remove'));
    const question = within(await page.findByRole('alertdialog'));
    await waitFor(() => expect(question.getByText(t('savedViews.removeShared'))).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: t('common.remove') }));
    await at('/planetes');
    await waitFor(() => expect(page.queryByRole('navigation', { name: t('savedViews.title') })).toBeNull());
  },
};

/** A view that cannot be saved: what was entered stays, and another attempt is the same submission. */
export const NotSaved: Story = {
  args: { path: '/planetes?climate=frozen' },
  play: async ({ userEvent }) => {
    respond('POST /admin/views', () => new Response(null, { status: 503 }));
    await choose(t('savedViews.create'));
    const form = await saving();
    const name = form.getByRole('textbox', { name: t('savedViews.name') });
    await userEvent.type(name, 'Glacées{Enter}');
    await toast(/./);
    await expect(name).toHaveValue('Glacées');
    respond('POST /admin/views', () =>
      Response.json({ errors: { name: ['Ce nom est pris'] } }, { status: 422 }),
    );
    await userEvent.click(form.getByRole('button', { name: t('common.save') }));
    await waitFor(() => expect(form.getByText('Ce nom est pris')).toBeVisible());
    const keys = calls('POST /admin/views').map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(keys).toHaveLength(2);
    await expect(new Set(keys).size).toBe(1);
  },
};

/** Views are links to the list in their state. Opening one clears the selection. */
export const Chosen: Story = {
  parameters: withViews(shared, frozen),
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await expect(await current()).toHaveTextContent(t('savedViews.all'));
    // One's own views come first.
    const names = (await tabs()).getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual([t('savedViews.all'), 'Glacées', 'Récentes']);
    await userEvent.click(
      await page.findByRole('checkbox', { name: t('list.select', { title: 'Arrakis' }) }),
    );
    await page.findByRole('group', { name: t('bulk.selection') });
    await userEvent.click((await tabs()).getByRole('link', { name: 'Récentes' }));
    await at('/planetes?sort=-discoveredAt&limit=5&columns=identity%2CdiscoveredAt&view=b');
    await headings('Planète', 'Découverte');
    await noHeading('Orbite');
    await expect(page.queryByRole('group', { name: t('bulk.selection') })).not.toBeInTheDocument();
    // Another's view can be copied, not changed.
    await userEvent.click(page.getByRole('button', { name: /^Planète/ }));
    await waitFor(async () => expect(await current()).toHaveAccessibleName(/Modifiée/));
    await expect(button(t('savedViews.createTitle'))).toBeVisible();
    await expect(page.queryByRole('button', { name: t('common.save') })).toBeNull();
    await userEvent.click(await menu());
    await waitFor(() => expect(page.getByRole('menuitem', { name: t('savedViews.saveAs') })).toBeVisible());
    await expect(page.queryByRole('menuitem', { name: t('savedViews.remove') })).toBeNull();
    await userEvent.click(page.getByRole('menuitem', { name: t('savedViews.reset') }));
    await at('/planetes?sort=-discoveredAt&limit=5&columns=identity%2CdiscoveredAt&view=b');
    await atRest();
  },
};

/** A view looks the same for all: the columns that a user has chosen for the list are those of the list without a view. */
export const OwnColumns: Story = {
  parameters: withViews(frozen),
  play: async ({ userEvent }) => {
    await tabs();
    await userEvent.click(button(t('columns.title')));
    await userEvent.click(await page.findByRole('checkbox', { name: 'Découverte' }));
    await userEvent.keyboard('{Escape}');
    await noHeading('Découverte');
    await userEvent.click((await tabs()).getByRole('link', { name: 'Glacées' }));
    await headings('Découverte');
    await userEvent.click((await tabs()).getByRole('link', { name: t('savedViews.all') }));
    await noHeading('Découverte');
  },
};

/** A bare address opens the default view, and the list without one has its own address. */
export const Default: Story = {
  parameters: withViews({ ...frozen, isDefault: true }),
  play: async ({ userEvent }) => {
    await at('/planetes?sort=name&climate=frozen&view=a');
    await userEvent.click((await tabs()).getByRole('link', { name: t('savedViews.all') }));
    await at('/planetes?view=all');
    await rowsOf(...firstTen);
  },
};

/** A list that was opened by a link and loses its filters is the whole list, not the default view. */
export const FiltersCleared: Story = {
  args: { path: '/planetes?climate=frozen' },
  parameters: withViews({ ...frozen, isDefault: true }),
  play: async ({ userEvent }) => {
    await tabs();
    await userEvent.click(await page.findByRole('button', { name: t('filters.clear') }));
    await at('/planetes?view=all');
  },
};

/** A link works although its view is gone: the address has the state. */
export const Gone: Story = {
  args: { path: '/planetes?climate=frozen&view=gone' },
  parameters: withViews(shared),
  play: async () => {
    await expect(await current()).toHaveTextContent(t('savedViews.all'));
    await expect(await page.findByText('19 résultats')).toBeVisible();
    await expect(currentHref()).toBe('/planetes?climate=frozen&view=gone');
  },
};

/** Views that cannot be read hide nothing of the list, and can be read again. */
export const Failed: Story = {
  parameters: onService({
    dataSets: [planets],
    responses: { 'GET /admin/views': () => Response.json({ message: 'x' }, { status: 400 }) },
  }),
  play: async ({ userEvent }) => {
    await rowsOf(...firstTen);
    await waitFor(() => expect(calls('GET /admin/views').length).toBeGreaterThan(0));
    await userEvent.click(await menu());
    await waitFor(() => expect(page.getByText(t('savedViews.failed'))).toBeVisible());
    respond('GET /admin/views', () => Response.json({ data: [frozen] }));
    await userEvent.click(page.getByRole('menuitem', { name: t('common.retry') }));
    await expect((await tabs()).getByRole('link', { name: 'Glacées' })).toBeVisible();
  },
};

/** A view that was changed elsewhere is not overwritten. */
export const ChangedElsewhere: Story = {
  args: { path: '/planetes?climate=frozen&view=a' },
  parameters: withViews(frozen),
  play: async ({ userEvent }) => {
    respond('GET /admin/views/{id}', () => Response.json({ data: { ...frozen, name: 'Froides' } }));
    await userEvent.click(await page.findByRole('button', { name: t('common.save') }));
    await toast(asRead(t('savedViews.changed')));
    await expect(calls('PUT /admin/views/{id}')).toHaveLength(0);
  },
};

/** On a phone a menu offers the views. */
export const OnPhone: Story = {
  globals: phone,
  args: { path: '/planetes?sort=name&climate=frozen&view=a' },
  parameters: withViews(frozen, shared),
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: /^Glacées/ }));
    await userEvent.click(await page.findByRole('menuitemradio', { name: 'Récentes' }));
    await at('/planetes?sort=-discoveredAt&limit=5&columns=identity%2CdiscoveredAt&view=b');
    await expect(await page.findByRole('button', { name: /^Récentes/ })).toBeVisible();
  },
};
