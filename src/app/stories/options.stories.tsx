import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { noNetwork, refusal, silence } from '#runtime/testing/answers.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { fits, listStates } from './list-states.ts';
import { currentHref, Product } from './product.tsx';
import { removalStates } from './removal-states.ts';

const title = 'Liste des options';
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
  headings: ['Titre', 'Catégories', 'Description', 'Créer le', 'Actions'],
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

const categories = () => page.findByRole('combobox', { name: 'Catégories' });

export const Create: Story = {
  args: { path: '/options/ajouter' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: 'Ajouter une option' });
    for (const label of ['Titre', 'Titre en anglais', 'Description'])
      await expect(page.getByLabelText(label, { exact: true })).toBeVisible();
    await waitFor(async () => expect(await categories()).toHaveTextContent('Selectionner...'));
    await expect(page.queryByText('Icône')).not.toBeInTheDocument();
    await fits();
  },
};

export const CreateInvalid: Story = {
  args: { path: '/options/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(page.getAllByText('Ce champ est requis')).toHaveLength(3));
    await waitFor(() => expect(page.getByLabelText('Titre', { exact: true })).toHaveFocus());
    await expect(calls(create)).toHaveLength(0);
  },
};

type Typing = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

async function fill(user: Typing) {
  await user.type(await page.findByLabelText('Titre', { exact: true }), 'Voiturier');
  await user.type(page.getByLabelText('Titre en anglais'), 'Valet parking');
  await user.type(page.getByLabelText('Description'), 'Un voiturier gare les voitures.');
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
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await toast('Option créé avec succès.');
    await page.findByRole('link', { name: 'Modifier Voiturier' });
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
    answers: { [create]: refusal(422, { errors: { titre: ['Cette option existe déjà'] } }) },
  }),
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await page.findByText('Cette option existe déjà');
    await waitFor(() => expect(page.getByLabelText('Titre', { exact: true })).toHaveFocus());
    await expect(page.getByLabelText('Titre en anglais')).toHaveValue('Valet parking');
  },
};

/** Without its categories the rest of the form can be filled in, and they are asked for again. */
export const CategoriesFailed: Story = {
  args: { path: '/options/ajouter' },
  parameters: onService({ answers: { 'GET /admin/categories/all': noNetwork } }),
  play: async () => {
    await page.findByRole('button', { name: 'Réessayer' });
    await expect(page.getByLabelText('Titre', { exact: true })).toBeEnabled();
  },
};

export const Edit: Story = {
  args: { path: '/options/opt-1' },
  play: async () => {
    await waitFor(() => expect(page.getByLabelText('Titre', { exact: true })).toHaveValue('Wi-Fi gratuit'));
    for (const name of ['Restaurant', 'Hôtel', 'Café'])
      await expect(await categories()).toHaveTextContent(name);
    await fits();
  },
};

export const Edited: Story = {
  args: { path: '/options/opt-1' },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Titre', { exact: true }), ' et illimité');
    await userEvent.click(page.getByRole('button', { name: 'Modifier' }));
    await toast('Option modifiée avec succès.');
    const link = await page.findByRole('link', { name: 'Modifier Wi-Fi gratuit et illimité' });
    await expect(link.closest('tr')).toHaveTextContent('Restaurant');
    await expect(currentHref()).toBe('/options');
    await atRest();
  },
};

export const EditLoading: Story = {
  args: { path: '/options/opt-1?name=Wi-Fi+gratuit' },
  parameters: onService({ answers: { [one]: silence } }),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: "Modifier l'option" });
    await expect(page.getByRole('navigation', { name: "Fil d'Ariane" })).toHaveTextContent('Wi-Fi gratuit');
  },
};

export const EditNotFound: Story = {
  args: { path: '/options/opt-999' },
  play: async () => void (await page.findByText("This page doesn't exist!")),
};

const removal = removalStates({
  at: '/options/opt-1',
  title: 'Wi-Fi gratuit',
  text: 'Cette option sera définitivement supprimées.',
  call: 'DELETE /admin/options/{id}',
  refusal: 'Des établissements la proposent encore.',
});
export const Deleting: Story = removal.asked;
export const Deleted: Story = removal.deleted;
export const DeletionRefused: Story = removal.refused;

const phone = { viewport: { value: 'phone' } };
export const SmallScreenCreate: Story = { ...CreateInvalid, globals: phone };
export const SmallScreenEdit: Story = { ...Edit, globals: phone };
export const SmallScreenDeleting: Story = { ...Deleting, globals: phone };
