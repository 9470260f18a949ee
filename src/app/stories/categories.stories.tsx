import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noNetwork, noResponse } from '#runtime/testing/responses.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { listStates, rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';

const create = 'POST /admin/categories';
const one = 'GET /admin/categories/{id}';

const meta = {
  title: 'Screens/Categories',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/categories' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const endless = 'Établissements de restauration rapide à emporter ou à consommer sur place ';
const states = listStates({
  path: '/categories',
  call: 'GET /admin/categories',
  title: t('resources.categories.list.title'),
  headings: [
    t('resources.categories.columns.identity'),
    t('resources.categories.fields.description'),
    t('resources.categories.fields.createdAt'),
    t('common.actions'),
  ],
  stretch: () => ({ titre: endless.repeat(2), description: endless.repeat(12) }),
});

export const List: Story = {
  play: async () => {
    await states.full.play();
    await expect(page.getByPlaceholderText(t('resources.categories.list.search'))).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Supprimer/ })).not.toBeInTheDocument();
  },
};

/** The number of results is shown above the rows. */
export const Filtered: Story = {
  args: { path: '/categories?icon=none' },
  play: async ({ userEvent }) => {
    await rowsOf(t('resources.categories.list.title'), 2);
    const bar = within(page.getByRole('group', { name: t('list.filters') }));
    await bar.findByRole('button', { name: /^Icône\s:\sSans/ });
    await page.findByText(t('list.results', { count: 2 }));
    await userEvent.click(bar.getByRole('button', { name: t('list.filter') }));
    await page.findByRole('option', { name: t('resources.categories.fields.createdAt') });
    await atRest();
  },
};
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoResult: Story = states.noResult;
export const Failed: Story = states.failed;
export const LongTexts: Story = states.longTexts;
export const ManyRows: Story = states.manyRows;
export const SmallScreen: Story = states.smallScreen;
export const SmallScreenLongTexts: Story = states.smallScreenLongTexts;

export const Create: Story = {
  args: { path: '/categories/ajouter' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('resources.categories.create.title') });
    for (const label of [
      t('resources.categories.columns.identity'),
      t('resources.categories.fields.titre_en'),
      t('resources.categories.fields.description'),
    ])
      await expect(page.getByLabelText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(t('resources.categories.fields.image'), { selector: 'label' })).toBeVisible();
  },
};

export const CreateInvalid: Story = {
  args: { path: '/categories/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('common.add') }));
    await waitFor(() => expect(page.getAllByText(t('validation.required'))).toHaveLength(3));
  },
};

type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

async function sendNew({ userEvent }: Playing) {
  await userEvent.type(await page.findByLabelText(t('resources.categories.fields.titre')), 'Crêperie');
  await userEvent.type(page.getByLabelText(t('resources.categories.fields.titre_en')), 'Crêperie');
  await userEvent.type(
    page.getByLabelText(t('resources.categories.fields.description')),
    'Galettes et cidre.',
  );
  await userEvent.click(page.getByRole('button', { name: t('common.add') }));
}

export const Created: Story = {
  args: { path: '/categories/ajouter' },
  play: async (playing) => {
    await sendNew(playing);
    await toast(t('resources.categories.create.success'));
    await page.findByRole('link', { name: t('list.edit', { title: 'Crêperie' }) });
    await expect(currentHref()).toBe('/categories');
    await atRest();
  },
};

export const CreateRefused: Story = {
  args: { path: '/categories/ajouter' },
  parameters: onService({
    responses: { [create]: errorResponse(422, { errors: { titre: ['Cette catégorie existe déjà'] } }) },
  }),
  play: async (playing) => {
    await sendNew(playing);
    await page.findByText('Cette catégorie existe déjà');
    await waitFor(() => expect(page.getByLabelText(t('resources.categories.fields.titre'))).toHaveFocus());
    await expect(page.getByLabelText(t('resources.categories.fields.description'))).toHaveValue(
      'Galettes et cidre.',
    );
  },
};

/** Below the form are the numbers of what belongs to the category. They lead there. */
export const Edit: Story = {
  args: { path: '/categories/cat-1' },
  play: async () => {
    await waitFor(() =>
      expect(page.getByLabelText(t('resources.categories.fields.titre'))).toHaveValue('Restaurant'),
    );
    const main = within(page.getByRole('main'));
    const establishments = await main.findByRole('link', { name: /^Etablissements ?2$/ });
    await expect(establishments).toHaveAttribute('href', '/etablissements?category=cat-1');
    const options = await main.findByRole('link', { name: /^Options ?7$/ });
    await expect(options).toHaveAttribute('href', '/options?categories=cat-1');
  },
};

/** A number that cannot be read is a dash, and still leads to the list. */
export const EditWithoutNumbers: Story = {
  args: { path: '/categories/cat-1' },
  parameters: onService({
    responses: { 'GET /admin/etablissement': noNetwork, 'GET /admin/options': errorResponse(500) },
  }),
  play: async () => {
    const main = within(await page.findByRole('main'));
    const links = () => main.queryAllByRole('link', { name: /^(Etablissements|Options) ?—$/ });
    await waitFor(() => expect(links()).toHaveLength(2));
  },
};

export const Edited: Story = {
  args: { path: '/categories/cat-1' },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText(t('resources.categories.fields.titre')), 's');
    await userEvent.click(page.getByRole('button', { name: t('resources.categories.edit.submit') }));
    await toast(t('resources.categories.edit.success'));
    await page.findByRole('link', { name: t('list.edit', { title: 'Restaurants' }) });
    await atRest();
  },
};

export const EditLoading: Story = {
  args: { path: '/categories/cat-1?name=Restaurant' },
  parameters: onService({ responses: { [one]: noResponse } }),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('resources.categories.edit.title') });
    await expect(page.getByRole('navigation', { name: t('shell.breadcrumb') })).toHaveTextContent(
      'Restaurant',
    );
  },
};

export const EditFailed: Story = {
  args: { path: '/categories/cat-1' },
  parameters: onService({ responses: { [one]: noNetwork } }),
  play: async () => {
    await page.findByText(t('errors.pages.other'));
    await expect(page.getByText(t('errors.network'))).toBeVisible();
  },
};
export const SmallScreenEdit: Story = { ...Edit, globals: phone };
