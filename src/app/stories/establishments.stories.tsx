import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { json, noNetwork, noResponse } from '#runtime/testing/responses.ts';
import type { Handler } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { fits, listStates, rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';
import { removalStates, remove } from './removal-states.ts';

const title = t('resources.establishments.list.title');
const one = 'GET /admin/etablissement/{id}';

const meta = {
  title: 'Screens/Establishments',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/etablissements' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const endless = 'Brasserie et salons de réception du Grand Théâtre de la Renaissance ';
const long = {
  nom: endless.repeat(3),
  category: { id: 1, titre: endless },
  adresse: endless.repeat(4),
  phone: '04 72 00 11 22 '.repeat(6),
  description: endless.repeat(30),
  options: Array.from({ length: 14 }, (_, id) => ({ id, titre: endless })),
  services: [{ title: endless.repeat(3), price: 98_765_432.1 }],
};
const states = listStates({
  path: '/etablissements',
  call: 'GET /admin/etablissement',
  title,
  headings: [
    t('resources.establishments.columns.identity'),
    t('resources.establishments.fields.category'),
    t('resources.establishments.fields.adresse'),
    t('resources.establishments.fields.phone'),
    t('resources.establishments.fields.createdAt'),
    t('common.actions'),
  ],
  stretch: () => long,
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

const name = 'Le Comptoir des Halles';
const text = t('resources.establishments.remove.text');
const removal = removalStates({
  at: '/etablissements/etab-1',
  title: name,
  text,
  call: 'DELETE /admin/etablissement/{id}',
  rejection: 'Vous n’en avez pas le droit.',
});
export const Deleting: Story = removal.confirming;
export const Deleted: Story = removal.deleted;
export const DeletionRefused: Story = removal.refused;

export const ListToDetail: Story = {
  play: async ({ userEvent }) => {
    await rowsOf(title, 10);
    await userEvent.click(page.getByRole('link', { name: t('list.view', { title: name }) }));
    await page.findByRole('heading', { level: 1, name });
    await expect(currentHref()).toBe('/etablissements/etab-1?name=Le+Comptoir+des+Halles');
    const trail = page.getByRole('navigation', { name: t('shell.breadcrumb') });
    await userEvent.click(within(trail).getByRole('link', { name: t('resources.establishments.name') }));
    await rowsOf(title, 10);
  },
};

const detail = { path: '/etablissements/etab-1' };
const photos = () => page.findByRole('region', { name: t('resources.establishments.fields.images') });

export const Detail: Story = {
  args: detail,
  play: async () => {
    await page.findByRole('heading', { level: 1, name });
    await photos();
    for (const text of [
      'Restaurant',
      '04 72 00 11 22',
      'Terrasse',
      'Menu du jour',
      'Privatisation de la salle',
    ])
      await expect(page.getByText(text)).toBeVisible();
    const main = within(page.getByRole('main'));
    for (const [link, path] of [
      ['Restaurant', '/categories/cat-1?name=Restaurant'],
      ['Terrasse', '/options/opt-2?name=Terrasse'],
    ] as const)
      await expect(main.getByRole('link', { name: link })).toHaveAttribute('href', path);
    const owner = page.getByText(t('resources.establishments.fields.owner'), {
      selector: 'dt',
    }).parentElement;
    await expect(owner?.querySelector('a')?.getAttribute('href')).toMatch(/^\/utilisateurs\/101\?/);
    await expect(await page.findByText(/18,50.€/)).toBeVisible();
    await expect(page.getByText(/450,00.€/)).toBeVisible();
    await fits();
  },
};

/** The pictures change by themselves until a user touches them. */
export const Carousel: Story = {
  args: detail,
  play: async ({ userEvent }) => {
    const shown = within(await photos());
    const next = await shown.findByRole('button', { name: t('fields.gallery.next') });
    await expect(shown.getAllByRole('button', { name: /^Afficher la photo/ })).toHaveLength(3);
    await userEvent.click(next);
    await shown.findByRole('button', { name: t('fields.gallery.play') });
    await atRest();
  },
};

export const DetailWithoutPictures: Story = {
  args: { path: '/etablissements/etab-4' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: 'Au Bon Levain' });
    await page.findByText('Menu du jour');
    await expect(
      page.queryByRole('region', { name: t('resources.establishments.fields.images') }),
    ).not.toBeInTheDocument();
  },
};

export const DetailLoading: Story = {
  args: { path: `${detail.path}?name=Le+Comptoir+des+Halles` },
  parameters: onService({ responses: { [one]: noResponse } }),
  play: async () => void (await page.findByRole('heading', { level: 1, name })),
};

const stretched: Handler = async (_, usual) => {
  const { data } = await (await usual()).json();
  return Response.json({ data: { ...data, ...long } });
};
export const DetailLongTexts: Story = {
  args: detail,
  parameters: onService({ responses: { [one]: stretched } }),
  play: async () => {
    await photos();
    await fits();
  },
};

/** A value that is missing or of another type is a dash. */
export const DetailBare: Story = {
  args: detail,
  parameters: onService({
    responses: { [one]: json({ data: { id: 'etab-1', images: 'none', services: {} } }) },
  }),
  play: async () => {
    await waitFor(() => expect(page.getAllByText('—').length).toBeGreaterThan(5));
    await expect(page.getByRole('main').textContent).not.toMatch(/undefined|null|NaN|Invalid/);
  },
};

export const DetailFailed: Story = {
  args: detail,
  parameters: onService({ responses: { [one]: noNetwork } }),
  play: async () => void (await page.findByText(t('errors.pages.other'))),
};

export const DetailNotFound: Story = {
  args: { path: '/etablissements/etab-999' },
  play: async () => void (await page.findByText(t('errors.pages.notFound'))),
};

/** After a deletion on the record's own page, the list opens. */
export const DetailDeleted: Story = {
  args: detail,
  play: async (playing) => {
    await remove(playing, await page.findByRole('button', { name: t('common.remove') }), text);
    await toast(t('remove.done'));
    await rowsOf(title, 10);
    await expect(currentHref()).toBe('/etablissements');
    await atRest();
  },
};
export const SmallScreenDetail: Story = { ...Detail, globals: phone };
export const SmallScreenDetailLongTexts: Story = { ...DetailLongTexts, globals: phone };
