import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import type { NamedRecord } from '#schema/named-record.ts';
import { input } from './reference.input.tsx';
import { type ReferenceField, reference } from './reference.ts';
import { views } from './reference.views.tsx';

const field = reference({ to: 'users', by: 'name' });

const meta = { title: 'Fields/Records, people and links/Reference' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (name: string) => () => <Shown views={views} field={field} value={{ id: 1, name }} />;

export const Named: Story = { render: shown('Alice Moreau') };
export const Long: Story = { render: shown('Marie-Antoinette de La Rochefoucauld-Montmorency de Bayers') };
export const Unbroken: Story = { render: shown('Anticonstitutionnellement'.repeat(4)) };
export const ByAnotherMember: Story = {
  render: () => (
    <Shown
      views={views}
      field={reference({ to: 'users', by: 'email' })}
      value={{ id: 1, email: 'alice@example.com' }}
    />
  ),
};

/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => <ShownEach views={views} field={field} values={oddTexts.map((name, id) => ({ id, name }))} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={{ id: 1, name: ' ' }} /> };

const page = within(document.body);
const listed: { id: string | number; name: string }[] = [
  { id: 1, name: 'Alice Moreau' },
  { id: '1', name: 'Bruno Petit' },
  { id: 2, name: 'Chloé Garnier' },
];
/** More records than a picker offers at once. */
const many = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, name: `Personne ${index + 1}` }));
type Handler = (request: Request) => Response | Promise<Response>;
/** Which of them are administrators. */
const isAdmin = ({ id }: { id: string | number }) => Number(id) % 2 === 0;
/** Responds as the service does: with the part of the records that the search and the role let through, and with one page of it. */
const foundIn =
  (records: typeof listed): Handler =>
  (request) => {
    const { query = '', limit = 10, role } = Object.fromEntries(new URL(request.url).searchParams);
    const all = records.filter(
      (each) => each.name.toLowerCase().includes(query) && (role !== 'admin' || isAdmin(each)),
    );
    return Response.json({ data: { items: all.slice(0, Number(limit)), total: all.length } });
  };
const found = foundIn(listed);
const withResponse = (respond: Handler) => ({ api: { responses: { 'GET /admin/users': respond } } });
/** On a docs page, a story with other responses needs its own frame: all stories of a page share one mock API. */
const withOwnFrame = (respond: Handler) => ({
  ...withResponse(respond),
  docs: { story: { inline: false, height: '260px' } },
});

const onDraft = fn();
const picking = reference({ to: 'users', by: 'name', required: true });
const limited = reference({ to: 'users', by: 'name', filters: { role: ['admin'] } });
interface Drafted {
  field?: ReferenceField;
  draft?: string | number | null;
  stored?: NamedRecord;
  error?: string;
  disabled?: boolean;
}
const entered =
  ({ field: own = picking, draft = null, stored, ...more }: Drafted = {}) =>
  () => (
    <QueryClientProvider client={queryClient}>
      <Entered
        input={input}
        field={own}
        label="Responsable"
        draft={draft}
        record={{ field: stored }}
        onDraft={onDraft}
        {...more}
      />
    </QueryClientProvider>
  );

export const InputEmpty: Story = { parameters: withResponse(found), render: entered() };
/** The service searches for the typed text. An id keeps its type. */
export const InputSearched: Story = {
  parameters: withResponse(found),
  render: entered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Responsable/ }));
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    await userEvent.type(await page.findByRole('combobox', { name: 'Rechercher' }), 'petit');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(page.getByRole('option', { name: 'Bruno Petit' }));
    await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith('1'));
    const picker = await canvas.findByRole('combobox', { name: /Responsable/ });
    await waitFor(() => expect(picker).toHaveTextContent('Bruno Petit'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer : Responsable' }));
    await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith(null));
  },
};
/** A record beyond the first twenty is found by a search. Picking it with the mouse takes its record, not the one that was at its position. */
export const InputPickedBeyondTheFirst: Story = {
  parameters: withResponse(foundIn(many)),
  render: entered({ draft: 9, stored: { id: 9, name: 'Inès Martin' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Responsable/ }));
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(20));
    await userEvent.type(await page.findByRole('combobox', { name: 'Rechercher' }), 'sonne 41');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    // The mouse passes over the closed picker on its way to the option.
    await userEvent.hover(canvas.getByRole('combobox', { name: /Responsable/ }));
    const option = page.getByRole('option', { name: 'Personne 41' });
    await userEvent.pointer([{ target: option }, { keys: '[MouseLeft>]', target: option }]);
    canvas.getByRole('combobox', { name: /Responsable/ }).focus();
    await userEvent.pointer([{ keys: '[/MouseLeft]', target: option }]);
    await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith(41));
    const picker = await canvas.findByRole('combobox', { name: /Responsable/ });
    await waitFor(() => expect(picker).toHaveTextContent('Personne 41'));
  },
};
/** Only some records are offered, also to a search. A stored one that is not among them stays until another one is picked. */
export const InputLimited: Story = {
  parameters: withResponse(foundIn(many)),
  render: entered({ field: limited, draft: 9, stored: { id: 9, name: 'Inès Martin' } }),
  play: async ({ canvas, userEvent }) => {
    const picker = canvas.getByRole('combobox', { name: /Responsable/ });
    await expect(picker).toHaveTextContent('Inès Martin');
    await userEvent.click(picker);
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(20));
    await expect(page.getAllByRole('option')[1]).toHaveTextContent('Personne 4');
    const search = await page.findByRole('combobox', { name: 'Rechercher' });
    await userEvent.type(search, 'sonne 41');
    await waitFor(() => expect(page.getByText('Aucun résultat trouvé.')).toBeVisible());
    await expect(picker).toHaveTextContent('Inès Martin');
    await userEvent.clear(search);
    await userEvent.type(search, 'sonne 42');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith(42));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Resp/ })).toHaveTextContent('Personne 42'),
    );
  },
};
/** The stored record names its choice: no request is made. */
export const InputFilled: Story = {
  parameters: withResponse(found),
  render: entered({ draft: 9, stored: { id: 9, name: 'Inès Martin' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Responsable/ })).toHaveTextContent('Inès Martin');
  },
};
/** The service never responds. */
export const InputLoading: Story = {
  parameters: withOwnFrame(() => new Promise<never>(() => undefined)),
  render: entered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Responsable/ }));
    await waitFor(() => expect(page.getByText('Chargement…')).toBeVisible());
  },
};
export const InputLong: Story = {
  parameters: withResponse(found),
  render: entered({
    draft: 9,
    stored: { id: 9, name: 'Marie-Antoinette de La Rochefoucauld-Montmorency de Bayers' },
  }),
};
export const InputFailed: Story = {
  parameters: withOwnFrame(() => Response.json({ message: 'Le service est indisponible.' }, { status: 503 })),
  render: entered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Responsable/ }));
    await waitFor(() => expect(page.getByText('Le service est indisponible.')).toBeVisible());
  },
};
export const InputNothingFound: Story = {
  parameters: withOwnFrame(() => Response.json({ data: { items: [], total: 0 } })),
  render: entered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Responsable/ }));
    await waitFor(() => expect(page.getByText('Aucun résultat trouvé.')).toBeVisible());
  },
};
export const InputInvalid: Story = {
  parameters: withResponse(found),
  render: entered({ error: 'Ce champ est requis' }),
};
export const InputDisabled: Story = {
  parameters: withResponse(found),
  render: entered({ draft: 9, stored: { id: 9, name: 'Inès Martin' }, disabled: true }),
};
