import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { json, late, refusal, silence, truncated } from '#runtime/testing/answers.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import { fits, listStates } from './list-states.ts';
import { currentHref, Product } from './product.tsx';
import { removalStates } from './removal-states.ts';

const list = 'GET /admin/users';
const one = 'GET /admin/users/{id}';
const balance = 'GET /admin/users/{id}/balance';
const establishment = 'GET /admin/etablissement/user/{id}';

const meta = {
  title: 'Screens/Utilisateurs',
  component: Product,
  tags: ['!autodocs'],
  args: { path: '/utilisateurs' },
  parameters: onService(),
} satisfies Meta<typeof Product>;
export default meta;
type Story = StoryObj<typeof meta>;

const views = () => page.queryAllByRole('link', { name: /^Voir / });
const states = listStates({
  path: '/utilisateurs',
  call: list,
  title: 'Liste des utilisateurs',
  headings: ['Identifiants', 'Rôle', 'Téléphone', 'Membre depuis', 'Actions'],
  stretch: () => ({
    name: 'Marie-Antoinette-Joséphine de la Rochefoucauld-Montmorency '.repeat(3),
    email: `${'adresse'.repeat(20)}@example.com`,
    role: 'superviseur-regional-adjoint',
  }),
});

export const List: Story = {
  play: async () => {
    await states.full.play();
    await expect(page.getByPlaceholderText('Nom(s), prénom(s), ou email...')).toBeVisible();
    await page.findByText('Page 1 sur 6');
  },
};
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoResult: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(views()).toHaveLength(10));
    await userEvent.type(page.getByRole('searchbox'), 'personne de ce nom{Enter}');
    await page.findByText('Aucun résultat trouvé.');
    await expect(currentHref()).toBe('/utilisateurs?query=personne+de+ce+nom');
  },
};
export const Failed: Story = states.failed;
export const LongTexts: Story = {
  ...states.longTexts,
  play: async () => {
    await states.longTexts.play();
    // What stands beside a text that is cut keeps its room: nothing lies over the next column.
    const [, first] = page.getAllByRole('row');
    const [cell] = first === undefined ? [] : within(first).getAllByRole('cell');
    const mark = cell === undefined ? undefined : within(cell).getByText(/érifié$/);
    await expect(mark?.getBoundingClientRect().right).toBeLessThanOrEqual(
      cell?.getBoundingClientRect().right ?? 0,
    );
  },
};
export const ManyRows: Story = states.manyRows;

export const Slow: Story = {
  parameters: onService({ answers: { [list]: late(500) } }),
  play: async () => void (await waitFor(() => expect(views()).toHaveLength(10))),
};

const removal = removalStates({
  at: '/utilisateurs/101',
  title: 'Thomas Haddad',
  text: 'Les informations personnelles de cet utilisateur seront définitivement supprimées.',
  call: 'DELETE /admin/users/{id}',
  refusal: 'Cet utilisateur a une course en cours.',
});
export const Deleting: Story = removal.asked;
export const Deleted: Story = removal.deleted;
export const DeletionRefused: Story = removal.refused;

export const NotDeletable: Story = {
  play: async () => {
    await waitFor(() => expect(views()).toHaveLength(10));
    const shut = page
      .getAllByRole('button', { name: /^Supprimer / })
      .find((button) => button.getAttribute('aria-disabled') === 'true');
    shut?.focus();
    await expect(await page.findByRole('tooltip')).toHaveTextContent(
      'Vous ne pouvez pas supprimer un utilisateur avec un abonnement en cours.',
    );
    await atRest();
  },
};

/** From the list to a person and back, as one clicks. */
export const ListToDetail: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(views()).toHaveLength(10));
    const [first] = views();
    const name = first?.getAttribute('aria-label')?.replace('Voir ', '') ?? '';
    if (first !== undefined) await userEvent.click(first);
    await page.findByRole('heading', { level: 1, name });
    await expect(currentHref()).toContain('?name=');
    const trail = page.getByRole('navigation', { name: "Fil d'Ariane" });
    await userEvent.click(within(trail).getByRole('link', { name: 'Utilisateurs' }));
    await waitFor(() => expect(views()).toHaveLength(10));
  },
};

export const Create: Story = {
  args: { path: '/utilisateurs/ajouter' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: 'Ajouter un utilisateur' });
    for (const label of ['Adresse Email', 'Nom(s) et prénom(s)', 'Téléphone', 'Mot de passe'])
      await expect(page.getByLabelText(label, { selector: 'input' })).toBeVisible();
  },
};

export const CreateInvalid: Story = {
  args: { path: '/utilisateurs/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Ajouter' }));
    await page.findByText('Veuillez saisir une adresse email valide');
    await expect(page.getAllByText('Ce champ est requis')).toHaveLength(3);
    await waitFor(() => expect(page.getByLabelText('Adresse Email')).toHaveFocus());
  },
};

export const CreateRefused: Story = {
  args: { path: '/utilisateurs/ajouter' },
  parameters: onService({
    answers: {
      'POST /auth/signup': refusal(422, { errors: { email: ['Cette adresse email est déjà utilisée'] } }),
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Adresse Email'), 'deja@example.com');
    await userEvent.type(page.getByLabelText('Nom(s) et prénom(s)'), 'Déjà Là');
    await userEvent.type(page.getByLabelText('Téléphone'), '0612345678');
    await expect(page.getByLabelText('Téléphone')).toHaveValue('06 12 34 56 78');
    await userEvent.type(page.getByLabelText('Mot de passe'), 'un mot de passe');
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await page.findByText('Cette adresse email est déjà utilisée');
    await waitFor(() => expect(page.getByLabelText('Adresse Email')).toHaveFocus());
    await expect(page.getByLabelText('Mot de passe')).toHaveValue('un mot de passe');
  },
};

export const Created: Story = {
  args: { path: '/utilisateurs/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Adresse Email'), 'neuf@example.com');
    await userEvent.type(page.getByLabelText('Nom(s) et prénom(s)'), 'Tout Neuf');
    await userEvent.type(page.getByLabelText('Téléphone'), '0612345678');
    await userEvent.type(page.getByLabelText('Mot de passe'), 'un mot de passe');
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await toast('Utilisateur créé avec succès.');
    await page.findByRole('link', { name: 'Voir Tout Neuf' });
    await expect(localStorage.getItem('access_token')).toBe('demo');
    await atRest();
  },
};

const detail = (id: number) => ({ path: `/utilisateurs/${id}` });

/** A client who lists an establishment. */
export const DetailOfClient: Story = {
  args: detail(103),
  play: async () => {
    await page.findByText('Le Comptoir des Halles');
    for (const label of ['Rôle principal', 'Rôle actif']) await expect(page.getByText(label)).toBeVisible();
    await expect(page.queryByText('Solde disponible')).not.toBeInTheDocument();
    await fits();
  },
};

export const DetailOfDriver: Story = {
  args: detail(107),
  play: async () => {
    await expect(await page.findByText('Solde disponible')).toBeVisible();
    await expect(await page.findByText(/1.284,50.€/)).toBeVisible();
    await expect(await page.findByText(/96,20.€/)).toBeVisible();
  },
};

export const DetailWithoutEstablishment: Story = {
  args: detail(102),
  play: async () => void (await page.findByText("Cet utilisateur n'a pas d'établissement.")),
};

/** A 404 means the same. */
export const DetailEstablishmentNotFound: Story = {
  args: detail(103),
  parameters: onService({ answers: { [establishment]: refusal(404) } }),
  play: async () => void (await page.findByText("Cet utilisateur n'a pas d'établissement.")),
};

export const DetailLoading: Story = {
  args: { path: '/utilisateurs/103?name=Camille+Moreau' },
  parameters: onService({ answers: { [one]: silence, [establishment]: silence } }),
  play: async () => void (await page.findByRole('heading', { level: 1, name: 'Camille Moreau' })),
};

/** Each part that fails says so in its own place; the rest stands. */
export const DetailPartsFailing: Story = {
  args: detail(107),
  parameters: onService({
    answers: { [balance]: truncated, [establishment]: refusal(500, { message: 'En panne.' }) },
  }),
  play: async () => {
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(2));
    await expect(page.getByText('En panne.')).toBeVisible();
    await expect(page.getByText('Rôle principal')).toBeVisible();
  },
};

export const DetailBare: Story = {
  args: detail(103),
  parameters: onService({
    answers: {
      [one]: json({ data: { id: 103, role: 'driver' } }),
      [balance]: json({ data: {} }),
      [establishment]: json({ data: { id: 1 } }),
    },
  }),
  play: async () => {
    await page.findByText('Solde disponible');
    await waitFor(() => expect(page.getAllByText('—').length).toBeGreaterThan(8));
    await expect(page.getByRole('main').textContent).not.toMatch(/undefined|null|NaN|Invalid/);
  },
};

export const DetailNotFound: Story = {
  args: detail(9999),
  play: async () => void (await page.findByText("This page doesn't exist!")),
};

const phone = { viewport: { value: 'phone' } };
export const SmallScreen: Story = { ...List, globals: phone };
export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
export const SmallScreenDetail: Story = { ...DetailOfDriver, globals: phone };
export const SmallScreenCreate: Story = { ...CreateInvalid, globals: phone };

export const SmallScreenMenu: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Ouvrir le menu' }));
    const menu = await page.findByRole('dialog');
    await expect(within(menu).getAllByRole('link', { name: 'Paramètres' })).toHaveLength(2);
    await atRest();
  },
};

export const AccountMenu: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: /Mon compte/ }));
    await page.findByRole('menuitem', { name: 'Déconnexion' });
    await atRest();
    await waitFor(() => expect(page.getByText('admin@example.com')).toBeVisible());
  },
};
