import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { currentHref, goTo, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { firstTen, rowsOf } from '#runtime/testing/planet-list.ts';
import { filteredPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { filteredPlanets } from '#runtime/testing/planets.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

const resource: Resource = {
  ...filteredPlanets,
  list: { ...filteredPlanets.list, views: true, bulk: ['delete'] },
};

/** A view as the service sends it. */
const view = (id: string, name: string, search: string, owner = 1) => ({
  ...{ id, name, search, resource: 'planets', shared: owner !== 1, isDefault: false },
  ...{ owner: { id: owner, name: 'Alice Dubreuil' }, createdAt: '2026-11-01T08:00:00Z' },
});
const frozen = view('a', 'Glacées', 'climate=frozen');
const arid = view('b', 'Arides', 'climate=arid');
const shared = view('c', 'Récentes', 'sort=-discoveredAt', 2);

/** The views of the service, in their order. */
let views = [frozen, arid, shared];

const meta = {
  title: 'Patterns/Saved views/Changes',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource, path: '/planetes?climate=frozen&view=a' },
  parameters: onService({
    dataSets: [{ ...filteredPlanetDataSet(57), resource }],
    responses: {
      'GET /admin/views': () => Response.json({ data: views }),
      'PUT /admin/view-order': async (request) => {
        const { ids }: { ids: readonly string[] } = await request.json();
        views = [...ids.flatMap((id) => views.filter((each) => each.id === id)), shared];
        return Response.json({ data: null, message: '' });
      },
      'GET /admin/views/{id}': () => Response.json({ data: views[0] }, { headers: { ETag: '"1"' } }),
      'PUT /admin/views/{id}': async (request) => {
        views = [{ ...frozen, ...(await request.json()) }, arid, shared];
        return Response.json(
          { data: views[0], message: t('savedViews.saved') },
          { headers: { ETag: '"2"' } },
        );
      },
    },
  }),
  // Only the owner of a view can change it.
  beforeEach: async () => {
    views = [frozen, arid, shared];
    await session.checkSession();
  },
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabs = async () => within(await page.findByRole('navigation', { name: t('savedViews.title') }));
const order = (...names: string[]) =>
  waitFor(async () =>
    expect((await tabs()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      t('savedViews.all'),
      ...names,
    ]),
  );
const openMenu = async () =>
  (await page.findByRole('button', { name: new RegExp(`${t('savedViews.title')}$`) })).click();
const entry = (name: string) => page.findByRole('menuitem', { name });
const undo = async () => (await page.findByRole('button', { name: t('common.cancel') })).click();

/** One's own views are moved one by one, up to those of others. The toast puts them in the former order again. */
export const Moved: Story = {
  play: async ({ userEvent }) => {
    await order('Glacées', 'Arides', 'Récentes');
    await openMenu();
    const right = await entry(t('savedViews.move.right'));
    await expect(page.queryByRole('menuitem', { name: t('savedViews.move.left') })).toBeNull();
    await userEvent.click(right);
    await toast(t('savedViews.moved'));
    await order('Arides', 'Glacées', 'Récentes');
    await expect(calls('PUT /admin/view-order').map(({ body }) => JSON.parse(String(body)))).toEqual([
      { resource: 'planets', ids: ['b', 'a'] },
    ]);
    await openMenu();
    await entry(t('savedViews.move.left'));
    await expect(page.queryByRole('menuitem', { name: t('savedViews.move.right') })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await undo();
    await toast(t('undo.done'));
    await order('Glacées', 'Arides', 'Récentes');
  },
};

/** A service that refuses the order: its message is shown, and the views stay as they were. */
export const NotMoved: Story = {
  play: async ({ userEvent }) => {
    respond('PUT /admin/view-order', () =>
      Response.json({ message: t('server.viewsChanged'), code: 'E_VIEWS_CHANGED' }, { status: 409 }),
    );
    await order('Glacées', 'Arides', 'Récentes');
    await openMenu();
    await userEvent.click(await entry(t('savedViews.move.right')));
    await toast(t('server.viewsChanged'));
    await order('Glacées', 'Arides', 'Récentes');
  },
};

/** A view that is saved with another state has its former one again from the toast, if nobody has changed it since. */
export const SavedOver: Story = {
  args: { path: '/planetes?climate=frozen&sort=name&view=a' },
  play: async ({ userEvent }) => {
    const put = () => calls('PUT /admin/views/{id}');
    await userEvent.click(await page.findByRole('button', { name: t('common.save') }));
    await toast(t('savedViews.saved'));
    await undo();
    await toast(t('undo.done'));
    await expect(put().map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
    await expect(put().map(({ body }) => JSON.parse(String(body)).search)).toEqual([
      'sort=name&climate=frozen',
      'climate=frozen',
    ]);
    // The list stays as it is: it differs from its view again.
    await expect(await page.findByRole('button', { name: t('common.save') })).toBeVisible();
  },
};

/** A view that was changed since keeps the change. */
export const ChangedSince: Story = {
  args: { path: '/planetes?climate=frozen&sort=name&view=a' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('common.save') }));
    await toast(t('savedViews.saved'));
    respond('PUT /admin/views/{id}', () => Response.json({ code: 'E_VERSION_CONFLICT' }, { status: 412 }));
    await undo();
    await toast(t('undo.changed'));
  },
};

/** The way back from a record leads to the list with the name of its view, also if that was saved after the list was opened. */
export const WayBack: Story = {
  play: async ({ userEvent }) => {
    (await page.findByRole('button', { name: new RegExp(`${t('savedViews.title')}$`) })).click();
    (await page.findByRole('menuitem', { name: t('savedViews.create') })).click();
    await userEvent.type(await page.findByRole('textbox', { name: t('savedViews.name') }), 'Froides{Enter}');
    const address = '/planetes?climate=frozen&view=view-1';
    await waitFor(() => expect(currentHref()).toBe(address));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    const [row] = page.getAllByRole('rowheader');
    if (row === undefined) throw new Error('There is no row.');
    await userEvent.click(within(row).getByRole('link'));
    await page.findByRole('heading', { level: 1, name: 'Modifier la planète' });
    await userEvent.click(page.getByRole('link', { name: 'Planètes' }));
    await waitFor(() => expect(currentHref()).toBe(address));
  },
};

/** The response to a late save leaves the user where they are: at another view, or on another page. */
export const SavedLate: Story = {
  args: { path: '/planetes?sort=name&climate=frozen&view=a' },
  play: async ({ userEvent }) => {
    for (const elsewhere of ['/ailleurs', '/planetes?climate=arid&view=b']) {
      goTo('/planetes?sort=name&climate=frozen&view=a');
      const save = await page.findByRole('button', { name: t('common.save') });
      const held = Promise.withResolvers<void>();
      respond('PUT /admin/views/{id}', async () => {
        await held.promise;
        views = [{ ...frozen, search: 'sort=name&climate=frozen' }, arid, shared];
        return Response.json({ data: views[0], message: t('savedViews.saved') });
      });
      await userEvent.click(save);
      await waitFor(() => expect(calls('PUT /admin/views/{id}')).not.toHaveLength(0));
      goTo(elsewhere);
      await waitFor(() => expect(currentHref()).toBe(elsewhere));
      held.resolve();
      await toast(t('savedViews.saved'));
      await userEvent.click(page.getAllByRole('button', { name: 'Fermer' })[0] ?? document.body);
      await waitFor(() => expect(page.queryByText(t('savedViews.saved'))).toBeNull());
      await expect(currentHref()).toBe(elsewhere);
      views = [frozen, arid, shared];
    }
  },
};

/** Where nothing is selected, opening a view announces no selection. */
export const OpenedWithoutSelection: Story = {
  play: async ({ userEvent }) => {
    const announcements = recordAnnouncements();
    for (const name of ['Arides', 'Récentes', t('savedViews.all')]) {
      await userEvent.click((await tabs()).getByRole('link', { name }));
      await waitFor(async () =>
        expect((await tabs()).getByRole('link', { current: 'page' })).toHaveTextContent(name),
      );
      await atRest();
    }
    await rowsOf(...firstTen);
    for (const title of ['Arrakis', 'Pandore'])
      await userEvent.click(await page.findByRole('checkbox', { name: t('list.select', { title }) }));
    const two = t('bulk.selected', { count: 2, number: '2' });
    await waitFor(() => expect(announcements.texts()).toContain(two));
    await expect(announcements.texts()).not.toContain(t('bulk.selected', { count: 0, number: '0' }));
  },
};
