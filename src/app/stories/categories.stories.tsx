import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { noNetwork, noRecords, silence, webPage } from '#runtime/testing/answers.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { currentHref, Product } from './product.tsx';

const list = 'GET /admin/categories';
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

const edits = () => page.queryAllByRole('link', { name: /^Modifier / });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

export const List: Story = {
  play: async () => {
    await waitFor(() => expect(edits()).toHaveLength(10));
    const headings = page.getAllByRole('columnheader').map((heading) => heading.textContent);
    await expect(headings).toEqual(['Titre', 'Description', 'Créer le', 'Actions']);
    await expect(page.getByPlaceholderText('Nom(s), description...')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Liste des catégories' })).toBeVisible();
    await expect(page.queryByRole('button', { name: /^Supprimer/ })).not.toBeInTheDocument();
    await fits();
  },
};

export const Loading: Story = {
  parameters: onService({ answers: { [list]: silence } }),
  play: async () => void (await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(11))),
};

export const Empty: Story = {
  parameters: onService({ answers: { [list]: noRecords } }),
  play: async () => void (await page.findByText('Aucun résultat trouvé.')),
};

export const NoResult: Story = {
  args: { path: '/categories?query=zzz' },
  play: async () => void (await page.findByText('Aucun résultat trouvé.')),
};

export const Failed: Story = {
  parameters: onService({ answers: { [list]: webPage } }),
  play: async () => {
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Une erreur est survenue, veuillez réessayer.',
    );
  },
};

const endless = 'Établissements de restauration rapide à emporter ou à consommer sur place ';
export const LongTexts: Story = {
  parameters: onService({
    answers: {
      [list]: async (_, usual) => {
        const { data } = await (await usual()).json();
        const [first, ...others] = data.items;
        return Response.json({
          data: {
            ...data,
            items: [{ ...first, titre: endless.repeat(2), description: endless.repeat(12) }, ...others],
          },
        });
      },
    },
  }),
  play: async () => {
    await waitFor(() => expect(edits()).toHaveLength(10));
    await fits();
  },
};

export const ManyRows: Story = {
  args: { path: '/categories?limit=50' },
  parameters: onService({
    answers: {
      [list]: async (_, usual) => {
        const { data } = await (await usual()).json();
        const items = Array.from({ length: 50 }, (_unused, index) => ({
          ...data.items[index % data.items.length],
          id: index,
        }));
        return Response.json({ data: { items, total: 50 } });
      },
    },
  }),
  play: async () => void (await waitFor(() => expect(edits()).toHaveLength(50))),
};

export const Create: Story = {
  args: { path: '/categories/ajouter' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: 'Ajouter une catégorie' });
    for (const label of ['Titre', 'Titre en anglais', 'Description'])
      await expect(page.getByLabelText(label, { exact: true })).toBeVisible();
    await expect(page.getByText('Image', { selector: 'label' })).toBeVisible();
  },
};

export const CreateInvalid: Story = {
  args: { path: '/categories/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(page.getAllByText('Ce champ est requis')).toHaveLength(3));
  },
};

export const Created: Story = {
  args: { path: '/categories/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Titre'), 'Crêperie');
    await userEvent.type(page.getByLabelText('Titre en anglais'), 'Crêperie');
    await userEvent.type(page.getByLabelText('Description'), 'Galettes et cidre.');
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await toast('Catégorie créé avec succès.');
    await page.findByRole('link', { name: 'Modifier Crêperie' });
    await expect(currentHref()).toBe('/categories');
    await atRest();
  },
};

export const Edit: Story = {
  args: { path: '/categories/cat-1' },
  play: async () =>
    void (await waitFor(() => expect(page.getByLabelText('Titre')).toHaveValue('Restaurant'))),
};

export const Edited: Story = {
  args: { path: '/categories/cat-1' },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Titre'), 's');
    await userEvent.click(page.getByRole('button', { name: 'Modifier' }));
    await toast('Catégorie modifiée avec succès.');
    await page.findByRole('link', { name: 'Modifier Restaurants' });
    await atRest();
  },
};

export const EditLoading: Story = {
  args: { path: '/categories/cat-1?name=Restaurant' },
  parameters: onService({ answers: { [one]: silence } }),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: 'Modifier la catégorie' });
    await expect(page.getByRole('navigation', { name: "Fil d'Ariane" })).toHaveTextContent('Restaurant');
  },
};

export const EditFailed: Story = {
  args: { path: '/categories/cat-1' },
  parameters: onService({ answers: { [one]: noNetwork } }),
  play: async () => {
    await page.findByText('Something went wrong');
    await expect(page.getByText('Veuillez vérifier votre connection internet puis réessayer')).toBeVisible();
  },
};

const phone = { viewport: { value: 'phone' } };
export const SmallScreenList: Story = { ...List, globals: phone };
export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
export const SmallScreenEdit: Story = { ...Edit, globals: phone };
