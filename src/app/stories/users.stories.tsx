import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { drafts } from '#lib/drafts/drafts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { delayed, errorResponse } from '#runtime/testing/responses.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import { listStates, rowsOf } from './list-states.ts';
import { currentHref, Product } from './product.tsx';
import { removalStates } from './removal-states.ts';

const list = 'GET /admin/users';

const meta = {
  title: 'Screens/Users',
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
  title: t('resources.users.list.title'),
  headings: [
    t('resources.users.columns.identity'),
    t('resources.users.fields.role'),
    t('resources.users.fields.phone'),
    t('resources.users.fields.createdAt'),
    t('common.actions'),
  ],
  stretch: () => ({
    name: 'Marie-Antoinette-Joséphine de la Rochefoucauld-Montmorency '.repeat(3),
    email: `${'adresse'.repeat(20)}@example.com`,
    role: 'superviseur-regional-adjoint',
  }),
});

async function showsList(): Promise<void> {
  await states.full.play();
  await expect(page.getByPlaceholderText(t('resources.users.list.search'))).toBeVisible();
  await page.findByText(t('list.page', { page: 1, pages: 6 }));
  // Aminata Garnier has no picture.
  await expect(page.getByText('AG')).toBeVisible();
}

export const List: Story = { play: showsList };
export const Loading: Story = states.loading;
export const Empty: Story = states.empty;
export const NoResult: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(views()).toHaveLength(10));
    await userEvent.type(page.getByRole('searchbox'), 'personne de ce nom{Enter}');
    await page.findByText(t('list.empty'));
    await expect(currentHref()).toBe('/utilisateurs?query=personne+de+ce+nom');
  },
};
/** The users whose account is disabled, by a filter or by the word of their state. */
export const Disabled: Story = {
  args: { path: '/utilisateurs?status=disabled' },
  play: async ({ userEvent }) => {
    await rowsOf(t('resources.users.list.title'), 5);
    const bar = page.getByRole('group', { name: t('list.filters') });
    await within(bar).findByRole('button', { name: /^État du compte\s:\sDésactivé/ });
    await userEvent.click(within(bar).getByRole('button', { name: t('filters.clear') }));
    await rowsOf(t('resources.users.list.title'), 10);
    await userEvent.type(page.getByRole('searchbox'), 'désactivé{Enter}');
    await rowsOf(t('resources.users.list.title'), 5);
  },
};
export const Failed: Story = states.failed;
export const LongTexts: Story = {
  ...states.longTexts,
  play: async () => {
    await states.longTexts.play();
    // An element beside a truncated text keeps its width: nothing overlaps the next column.
    const [, first] = page.getAllByRole('row');
    const cell = first === undefined ? undefined : within(first).getByRole('rowheader');
    const mark = cell === undefined ? undefined : within(cell).getByText(/érifié$/);
    await expect(mark?.getBoundingClientRect().right).toBeLessThanOrEqual(
      cell?.getBoundingClientRect().right ?? 0,
    );
  },
};
export const ManyRows: Story = states.manyRows;

export const Slow: Story = {
  parameters: onService({ responses: { [list]: delayed(500) } }),
  play: async () => void (await waitFor(() => expect(views()).toHaveLength(10))),
};

const removal = removalStates({
  at: '/utilisateurs/101',
  title: 'Thomas Haddad',
  text: t('resources.users.remove.text'),
  call: 'DELETE /admin/users/{id}',
  rejection: 'Cet utilisateur a une course en cours.',
});
export const Deleting: Story = removal.confirming;
export const Deleted: Story = removal.deleted;
export const DeletionRefused: Story = removal.refused;

/** A link of the list opens a user; the breadcrumb goes back to the list. */
export const ListToDetail: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() => expect(views()).toHaveLength(10));
    const [first] = views();
    const name = first?.getAttribute('aria-label')?.replace('Voir ', '') ?? '';
    if (first !== undefined) await userEvent.click(first);
    await page.findByRole('heading', { level: 1, name });
    await expect(currentHref()).toContain('?name=');
    const trail = page.getByRole('navigation', { name: t('shell.breadcrumb') });
    await userEvent.click(within(trail).getByRole('link', { name: t('resources.users.name') }));
    await waitFor(() => expect(views()).toHaveLength(10));
  },
};

export const Create: Story = {
  args: { path: '/utilisateurs/ajouter' },
  play: async () => {
    await page.findByRole('heading', { level: 1, name: t('resources.users.create.title') });
    for (const label of [
      t('resources.users.fields.email'),
      t('resources.users.fields.name'),
      t('resources.users.fields.phone'),
      t('resources.users.fields.password'),
    ])
      await expect(page.getByLabelText(label, { selector: 'input' })).toBeVisible();
  },
};

export const CreateInvalid: Story = {
  args: { path: '/utilisateurs/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('common.add') }));
    await page.findByText(t('validation.email'));
    await expect(page.getAllByText(t('validation.required'))).toHaveLength(3);
    await waitFor(() => expect(page.getByLabelText(t('resources.users.fields.email'))).toHaveFocus());
  },
};

export const CreateRefused: Story = {
  args: { path: '/utilisateurs/ajouter' },
  parameters: onService({
    responses: {
      'POST /auth/signup': errorResponse(422, { errors: { email: [t('server.emailTaken')] } }),
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText(t('resources.users.fields.email')), 'deja@example.com');
    await userEvent.type(page.getByLabelText(t('resources.users.fields.name')), 'Déjà Là');
    await userEvent.type(page.getByLabelText(t('resources.users.fields.phone')), '0612345678');
    await expect(page.getByLabelText(t('resources.users.fields.phone'))).toHaveValue('06 12 34 56 78');
    await userEvent.type(page.getByLabelText(t('resources.users.fields.password')), 'un mot de passe');
    await userEvent.click(page.getByRole('button', { name: t('common.add') }));
    await page.findByText(t('server.emailTaken'));
    await waitFor(() => expect(page.getByLabelText(t('resources.users.fields.email'))).toHaveFocus());
    await expect(page.getByLabelText(t('resources.users.fields.password'))).toHaveValue('un mot de passe');
  },
};

const create = 'POST /auth/signup';
const box = (field: 'email' | 'name' | 'phone' | 'password') =>
  page.findByLabelText(t(`resources.users.fields.${field}`));

async function fill(userEvent: UserEventObject) {
  await userEvent.type(await box('email'), 'neuf@example.com');
  await userEvent.type(await box('name'), 'Tout Neuf');
  await userEvent.type(await box('phone'), '0612345678');
  await userEvent.type(await box('password'), 'un mot de passe');
}

export const Created: Story = {
  args: { path: '/utilisateurs/ajouter' },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(page.getByRole('button', { name: t('common.add') }));
    await toast(t('resources.users.create.success'));
    await page.findByRole('link', { name: t('list.view', { title: 'Tout Neuf' }) });
    await expect(localStorage.getItem('access_token')).toBe('demo');
    await atRest();
  },
};

/** No call changes a user: what is typed after the form was sent cannot be saved. The form is done, and leaves no draft. */
export const CreatedWhileTyping: Story = {
  args: { path: '/utilisateurs/ajouter' },
  beforeEach: async () => void (await session.checkSession()),
  play: async ({ userEvent }) => {
    await fill(userEvent);
    const release = hold(create);
    await userEvent.click(page.getByRole('button', { name: t('common.add') }));
    await waitFor(() => expect(calls(create)).toHaveLength(1));
    await userEvent.type(await box('name'), ' et');
    release();
    await toast(t('resources.users.create.success'));
    await expect(page.queryByText(new RegExp(t('merge.typed')))).not.toBeInTheDocument();
    await page.findByRole('link', { name: t('list.view', { title: 'Tout Neuf' }) });
    await expect(currentHref()).toBe('/utilisateurs');
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(calls(create)).toHaveLength(1);
    const owner = String(session.state().user?.id);
    await expect(drafts.read({ owner, form: 'users/' })).toEqual([]);
    await atRest();
  },
};

/** What does not fit beside an address is below it. */
export const SmallScreen: Story = {
  globals: phone,
  play: async () => {
    await showsList();
    const [mark] = page.getAllByText(/érifié$/);
    const cell = mark?.closest('th');
    if (mark === undefined || cell == null) throw new Error('No user has a mark.');
    const address = within(cell).getByText(/@/);
    await expect(mark.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      address.getBoundingClientRect().bottom,
    );
  },
};
export const SmallScreenLongTexts: Story = { ...LongTexts, globals: phone };
export const SmallScreenCreate: Story = { ...CreateInvalid, globals: phone };

export const SmallScreenMenu: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('shell.openMenu') }));
    const menu = await page.findByRole('dialog');
    await expect(within(menu).getAllByRole('link', { name: t('pages.settings.title') })).toHaveLength(2);
    await atRest();
  },
};

export const AccountMenu: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: /Mon compte/ }));
    await page.findByRole('menuitem', { name: t('shell.signOut') });
    await atRest();
    await waitFor(() => expect(page.getByText('admin@example.com')).toBeVisible());
  },
};
