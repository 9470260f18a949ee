import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { errorResponse, noNetwork, noResponse } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { fits, listStates } from './list-states.ts';
import { currentHref, Product } from './product.tsx';
import { removalStates } from './removal-states.ts';

const title = t('resources.options.list.title');
const one = 'GET /admin/options/{id}';
const create = 'POST /admin/options';

const meta = {
  title: 'Screens/Options',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/options' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const endless = 'Accès de plain-pied à toutes les salles et à la terrasse ';
const states = listStates({
  path: '/options',
  call: 'GET /admin/options',
  title,
  headings: [
    t('resources.options.columns.identity'),
    t('resources.options.fields.categories'),
    t('resources.options.fields.description'),
    t('resources.options.fields.createdAt'),
    t('common.actions'),
  ],
  stretch: () => ({
    titre: endless.repeat(3),
    description: endless.repeat(12),
    categories: Array.from({ length: 14 }, (_, id) => ({ id, titre: endless })),
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

const categories = () => page.findByRole('combobox', { name: t('resources.options.fields.categories') });

export const Create: Story = {
  args: { path: '/options/ajouter' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('resources.options.create.title') });
    for (const label of [
      t('resources.options.columns.identity'),
      t('resources.options.fields.titre_en'),
      t('resources.options.fields.description'),
    ])
      await expect(page.getByLabelText(label, { exact: true })).toBeVisible();
    await waitFor(async () => expect(await categories()).toHaveTextContent(t('common.choose')));
    await expect(page.queryByText(t('resources.options.fields.icon'))).not.toBeInTheDocument();
    await fits();
  },
};

export const CreateInvalid: Story = {
  args: { path: '/options/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('common.add') }));
    await waitFor(() => expect(page.getAllByText(t('validation.required'))).toHaveLength(3));
    await waitFor(() =>
      expect(page.getByLabelText(t('resources.options.fields.titre'), { exact: true })).toHaveFocus(),
    );
    await expect(calls(create)).toHaveLength(0);
  },
};

async function fill(user: UserEventObject) {
  await user.type(
    await page.findByLabelText(t('resources.options.fields.titre'), { exact: true }),
    'Voiturier',
  );
  await user.type(page.getByLabelText(t('resources.options.fields.titre_en')), 'Valet parking');
  await user.type(
    page.getByLabelText(t('resources.options.fields.description')),
    'Un voiturier gare les voitures.',
  );
}

export const Created: Story = {
  args: { path: '/options/ajouter' },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    const picker = await categories();
    await waitFor(() => expect(picker).toBeEnabled());
    await userEvent.click(picker);
    await userEvent.click(await page.findByRole('option', { name: 'Hôtel' }));
    await userEvent.click(page.getByRole('option', { name: 'Restaurant' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(page.getByRole('button', { name: t('common.add') }));
    await toast(t('resources.options.create.success'));
    await page.findByRole('link', { name: t('list.edit', { title: 'Voiturier' }) });
    await expect(currentHref()).toBe('/options');
    await expect(JSON.parse(String(calls(create)[0]?.body))).toEqual({
      titre: 'Voiturier',
      titre_en: 'Valet parking',
      description: 'Un voiturier gare les voitures.',
      categories: ['cat-2', 'cat-1'],
    });
    await atRest();
  },
};

export const CreateRefused: Story = {
  args: { path: '/options/ajouter' },
  parameters: onService({
    responses: { [create]: errorResponse(422, { errors: { titre: ['Cette option existe déjà'] } }) },
  }),
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(page.getByRole('button', { name: t('common.add') }));
    await page.findByText('Cette option existe déjà');
    await waitFor(() =>
      expect(page.getByLabelText(t('resources.options.fields.titre'), { exact: true })).toHaveFocus(),
    );
    await expect(page.getByLabelText(t('resources.options.fields.titre_en'))).toHaveValue('Valet parking');
  },
};

/** If reading the categories fails, it can be retried, and the rest of the form can be filled in. */
export const CategoriesFailed: Story = {
  args: { path: '/options/ajouter' },
  parameters: onService({ responses: { 'GET /admin/categories/all': noNetwork } }),
  play: async () => {
    await page.findByRole('button', { name: t('common.retry') });
    await expect(page.getByLabelText(t('resources.options.fields.titre'), { exact: true })).toBeEnabled();
  },
};

export const Edit: Story = {
  args: { path: '/options/opt-1' },
  play: async () => {
    await waitFor(() =>
      expect(page.getByLabelText(t('resources.options.fields.titre'), { exact: true })).toHaveValue(
        'Wi-Fi gratuit',
      ),
    );
    for (const name of ['Restaurant', 'Hôtel', 'Café'])
      await expect(await categories()).toHaveTextContent(name);
    await fits();
  },
};

/** Below the form are the categories of the option and the number of its establishments. They lead there. */
export const EditLinks: Story = {
  args: { path: '/options/opt-1' },
  play: async ({ userEvent }) => {
    const main = within(await page.findByRole('main'));
    const link = await main.findByRole('link', { name: 'Hôtel' });
    await expect(link).toHaveAttribute('href', '/categories/cat-2?name=H%C3%B4tel');
    const establishments = await main.findByRole('link', { name: /^Etablissements ?\d+$/ });
    await expect(establishments).toHaveAttribute('href', '/etablissements?options=opt-1');
    // They are one group, in lines of the same columns.
    await expect(establishments.closest('section')).toBe(link.closest('section'));
    await page.findByRole('heading', { level: 2, name: t('related.others') });
    await fits();
    await userEvent.click(link);
    await page.findByRole('heading', { level: 1, name: t('resources.categories.edit.title') });
    await expect(currentHref()).toMatch(/^\/categories\/cat-2/);
  },
};

/** An option without categories names none below its form. */
export const EditWithoutCategories: Story = {
  args: { path: '/options/opt-1' },
  parameters: onService({
    responses: {
      [one]: async (_, usual) => {
        const { data } = await (await usual()).json();
        return Response.json({ data: { ...data, categories: [] } });
      },
    },
  }),
  play: async () => {
    const main = within(await page.findByRole('main'));
    await main.findByRole('link', { name: /^Etablissements/ });
    await expect(main.queryByRole('link', { name: 'Hôtel' })).not.toBeInTheDocument();
    await expect(main.getAllByText(t('resources.options.fields.categories'))).toHaveLength(1);
  },
};

export const Edited: Story = {
  args: { path: '/options/opt-1' },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await page.findByLabelText(t('resources.options.fields.titre'), { exact: true }),
      ' et illimité',
    );
    await userEvent.click(page.getByRole('button', { name: t('resources.options.edit.submit') }));
    await toast(t('resources.options.edit.success'));
    const link = await page.findByRole('link', {
      name: t('list.edit', { title: 'Wi-Fi gratuit et illimité' }),
    });
    await expect(link.closest('tr')).toHaveTextContent('Restaurant');
    await expect(currentHref()).toBe('/options');
    await atRest();
  },
};

export const EditLoading: Story = {
  args: { path: '/options/opt-1?name=Wi-Fi+gratuit' },
  parameters: onService({ responses: { [one]: noResponse } }),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('resources.options.edit.title') });
    await expect(page.getByRole('navigation', { name: t('shell.breadcrumb') })).toHaveTextContent(
      'Wi-Fi gratuit',
    );
  },
};

export const EditNotFound: Story = {
  args: { path: '/options/opt-999' },
  play: async () => void (await page.findByText(t('errors.pages.notFound'))),
};

const removal = removalStates({
  at: '/options/opt-1',
  title: 'Wi-Fi gratuit',
  text: t('resources.options.remove.text'),
  call: 'DELETE /admin/options/{id}',
  rejection: 'Des établissements la proposent encore.',
});
export const Deleting: Story = removal.confirming;
export const Deleted: Story = removal.deleted;
export const DeletionRefused: Story = removal.refused;
export const SmallScreenCreate: Story = { ...CreateInvalid, globals: phone };
export const SmallScreenEdit: Story = { ...Edit, globals: phone };
export const SmallScreenDeleting: Story = { ...Deleting, globals: phone };
