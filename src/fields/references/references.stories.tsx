import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import type { NamedRecord } from '#schema/named-record.ts';
import type { RecordId } from '#schema/resource.ts';
import { input } from './references.input.tsx';
import { type ReferencesField, references } from './references.ts';
import { views } from './references.views.tsx';

const field = references({ to: 'users', by: 'name' });
const page = within(document.body);

interface Args {
  field: ReferencesField;
  draft: RecordId[];
  stored: NamedRecord[];
  error?: string;
  disabled?: boolean;
  onDraft: (draft: unknown) => void;
}

const listed = [
  { id: 1, name: 'Alice Moreau' },
  { id: '1', name: 'Bruno Petit' },
  { id: 2, name: 'Marie-Antoinette de La Rochefoucauld-Montmorency de Bayers' },
];
const withResponse = (respond: () => Response | Promise<Response>) => ({
  api: { responses: { 'GET /admin/users': respond } },
});
/** On a docs page, a story with other responses needs its own frame: all stories of a page share one mock API. */
const withOwnFrame = (respond: () => Response | Promise<Response>) => ({
  ...withResponse(respond),
  docs: { story: { inline: false, height: '320px' } },
});

const meta = {
  title: 'Fields/Records, people and links/References',
  args: { field, draft: [], stored: [], onDraft: fn() },
  parameters: withResponse(() => Response.json({ data: listed })),
  render: ({ stored, ...args }) => (
    <QueryClientProvider client={queryClient}>
      <Entered input={input} label="Responsables" record={{ field: stored }} {...args} />
    </QueryClientProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown =
  (...names: string[]) =>
  () => <Shown views={views} field={field} value={names.map((name, id) => ({ id, name }))} />;

export const One: Story = { render: shown('Alice Moreau') };
/** A cell names two. The others are counted, and named in a tooltip. */
export const Many: Story = {
  render: shown('Alice Moreau', 'Chloé Garnier', 'Bruno Petit', 'David Roussel', 'Emma Diallo'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+3')).toBeVisible();
  },
};
/** Where the names need several lines, the number of the others stays beside the last one. */
export const ManyInNarrowCell: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      {shown('Garage automobile', 'Parc de loisirs', 'Bruno Petit', 'David Roussel')()}
    </div>
  ),
  play: async ({ canvas }) => {
    const topOf = (text: string) => canvas.getAllByText(text)[0]?.getBoundingClientRect().top;
    await expect(topOf('+2')).toBe(topOf('Parc de loisirs'));
  },
};
/** A name does not break to keep the number of the others beside it: this goes to the next line. */
export const NameOfOneLine: Story = {
  render: () => (
    <div style={{ width: 184 }}>
      {shown('Banque', 'Espace de coworking', 'Bruno Petit', 'David Roussel')()}
    </div>
  ),
  play: async ({ canvas }) => {
    const heightOf = (text: string) => canvas.getAllByText(text)[0]?.parentElement?.clientHeight;
    await expect(heightOf('Espace de coworking')).toBe(heightOf('Banque'));
    await expect(heightOf('+2')).toBe(heightOf('Banque'));
  },
};
export const Long: Story = {
  render: shown('Marie-Antoinette de La Rochefoucauld-Montmorency de Bayers', 'Bruno Petit'),
};

/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={field}
      values={[oddTexts.map((name, id) => ({ id, name })), ...oddTexts.map((name, id) => [{ id, name }])]}
    />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={[]} /> };

/** Ids keep their type: 1 and "1" are two records. */
export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const picker = await canvas.findByText('Selectionner...');
    await userEvent.click(picker);
    await userEvent.click(await page.findByRole('option', { name: 'Alice Moreau' }));
    await userEvent.click(await page.findByRole('option', { name: 'Bruno Petit' }));
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith([1, '1']));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer : Responsables' }));
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith([]));
  },
};
/** A record that was chosen before stays, even if it is not listed any more. */
export const InputFilled: Story = {
  args: { draft: [1, 9], stored: [{ id: 9, name: 'Inès Martin' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Alice Moreau')).toBeVisible();
    await expect(await canvas.findByText('Inès Martin')).toBeVisible();
  },
};
/** Only some records are offered. A record that was chosen before and is not among them stays. */
export const InputLimited: Story = {
  args: {
    field: references({ to: 'users', by: 'name', filters: { role: ['admin', 'client'] } }),
    draft: [9],
    stored: [{ id: 9, name: 'Inès Martin' }],
  },
  parameters: {
    api: {
      responses: {
        'GET /admin/users': (request: Request) => {
          const roles = new URL(request.url).searchParams.getAll('role');
          const items = roles.join() === 'admin,client' ? listed.slice(0, 2) : listed;
          return Response.json({ data: { items, total: items.length } });
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const picker = await canvas.findByRole('combobox', { name: 'Responsables' });
    await waitFor(() => expect(picker).toBeEnabled());
    await userEvent.click(picker);
    await userEvent.click(await page.findByRole('option', { name: 'Bruno Petit' }));
    await expect(page.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Alice Moreau',
      'Bruno Petit',
      'Inès Martin',
    ]);
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith([9, '1']));
    await userEvent.keyboard('{Escape}');
  },
};
export const InputLong: Story = {
  args: { draft: [1, '1', 2] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Marie-Antoinette de La Rochefoucauld-Montmorency de Bayers'),
    ).toBeVisible();
  },
};
export const InputLoading: Story = {
  args: { draft: [9], stored: [{ id: 9, name: 'Inès Martin' }] },
  parameters: withOwnFrame(() => new Promise<never>(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Responsables' })).toBeDisabled();
    await expect(await canvas.findByText('Inès Martin')).toBeVisible();
  },
};
export const InputFailed: Story = {
  parameters: withOwnFrame(() => Response.json({ message: 'Le service est indisponible.' }, { status: 503 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le service est indisponible.')).toBeVisible();
  },
};
let failures = 0;
export const InputRetried: Story = {
  parameters: withOwnFrame(() =>
    failures++ % 2 === 0
      ? Response.json({ message: 'Le service est indisponible.' }, { status: 503 })
      : Response.json({ data: listed }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Le service est indisponible.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findByText('Selectionner...')).toBeVisible();
  },
};
export const InputNothingFound: Story = {
  parameters: withOwnFrame(() => Response.json({ data: [] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Selectionner...'));
    const message = await page.findByRole('option', { name: 'Aucun résultat trouvé.' });
    await waitFor(() => expect(message).toBeVisible());
  },
};
/** Too many records to read all of them: what is offered is not the whole list. */
export const InputIncomplete: Story = {
  parameters: withOwnFrame(() => {
    const items = Array.from({ length: 100 }, (_, id) => (id < 12 ? { id, name: `Alice ${id}` } : {}));
    return Response.json({ data: { items, total: 5000 } });
  }),
  play: async ({ canvas, userEvent }) => {
    const picker = await canvas.findByRole('combobox', { name: 'Responsables' });
    await waitFor(() => expect(picker).toBeEnabled());
    await userEvent.click(picker);
    const note = await page.findByText(asRead(t('fields.references.incomplete')));
    await waitFor(() => expect(note).toBeVisible());
  },
};
export const InputInvalid: Story = { args: { error: 'Ce champ est requis' } };
export const InputDisabled: Story = { args: { draft: [1], disabled: true } };
