import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import type { NamedRecord } from '#schema/named-record.ts';
import { input } from './reference.input.tsx';
import { reference } from './reference.ts';
import { views } from './reference.views.tsx';

const field = reference({ to: 'categories', by: 'titre' });

const meta = { title: 'Fields/Reference' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (titre: string) => () => <Shown views={views} field={field} value={{ id: 1, titre }} />;

export const Named: Story = { render: shown('Restaurants') };
export const Long: Story = { render: shown('Salles de réception pour événements privés et professionnels') };
export const Unbroken: Story = { render: shown('Anticonstitutionnellement'.repeat(4)) };
export const ByAnotherMember: Story = {
  render: () => (
    <Shown
      views={views}
      field={reference({ to: 'rides', by: 'reference' })}
      value={{ id: 1, reference: 'C-2026-0001' }}
    />
  ),
};

/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => (
    <ShownEach views={views} field={field} values={oddTexts.map((titre, id) => ({ id, titre }))} />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={{ id: 1, titre: ' ' }} /> };

const page = within(document.body);
const listed = [
  { id: 1, titre: 'Restaurants' },
  { id: '1', titre: 'Bars' },
  { id: 2, titre: 'Hôtels' },
];
type Handler = (request: Request) => Response | Promise<Response>;
const found: Handler = (request) => {
  const query = new URL(request.url).searchParams.get('query') ?? '';
  const items = listed.filter(({ titre }) => titre.toLowerCase().includes(query));
  return Response.json({ data: { items, total: items.length } });
};
const withResponse = (respond: Handler) => ({ api: { responses: { 'GET /admin/categories': respond } } });
/** On a docs page, a story with other responses needs its own frame: all stories of a page share one mock API. */
const withOwnFrame = (respond: Handler) => ({
  ...withResponse(respond),
  docs: { story: { inline: false, height: '260px' } },
});

const onDraft = fn();
const picking = reference({ to: 'categories', by: 'titre', required: true });
interface Drafted {
  draft?: string | number | null;
  stored?: NamedRecord;
  error?: string;
  disabled?: boolean;
}
const entered =
  ({ draft = null, stored, ...more }: Drafted = {}) =>
  () => (
    <QueryClientProvider client={queryClient}>
      <Entered
        input={input}
        field={picking}
        label="Catégorie"
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
    await userEvent.click(canvas.getByRole('combobox', { name: /Catégorie/ }));
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(3));
    await userEvent.type(await page.findByRole('combobox', { name: 'Rechercher' }), 'bar');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(page.getByRole('option', { name: 'Bars' }));
    await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith('1'));
    const picker = await canvas.findByRole('combobox', { name: /Catégorie/ });
    await waitFor(() => expect(picker).toHaveTextContent('Bars'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer' }));
    await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith(null));
  },
};
/** The stored record names its choice: no request is made. */
export const InputFilled: Story = {
  parameters: withResponse(found),
  render: entered({ draft: 9, stored: { id: 9, titre: 'Piscines' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Catégorie/ })).toHaveTextContent('Piscines');
  },
};
/** The service never responds. */
export const InputLoading: Story = {
  parameters: withOwnFrame(() => new Promise<never>(() => undefined)),
  render: entered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Catégorie/ }));
    await waitFor(() => expect(page.getByText('Chargement…')).toBeVisible());
  },
};
export const InputLong: Story = {
  parameters: withResponse(found),
  render: entered({
    draft: 9,
    stored: { id: 9, titre: 'Salles de réception pour événements privés et professionnels' },
  }),
};
export const InputFailed: Story = {
  parameters: withOwnFrame(() => Response.json({ message: 'Le service est indisponible.' }, { status: 503 })),
  render: entered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Catégorie/ }));
    await waitFor(() => expect(page.getByText('Le service est indisponible.')).toBeVisible());
  },
};
export const InputNothingFound: Story = {
  parameters: withOwnFrame(() => Response.json({ data: { items: [], total: 0 } })),
  render: entered(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Catégorie/ }));
    await waitFor(() => expect(page.getByText('Aucun résultat trouvé.')).toBeVisible());
  },
};
export const InputInvalid: Story = {
  parameters: withResponse(found),
  render: entered({ error: 'Ce champ est requis' }),
};
export const InputDisabled: Story = {
  parameters: withResponse(found),
  render: entered({ draft: 9, stored: { id: 9, titre: 'Piscines' }, disabled: true }),
};
