import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { reference } from '#fields/reference/reference.ts';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { xlsxFile } from '#lib/sheets/xlsx.ts';
import {
  button,
  check,
  choose,
  count,
  create,
  dialog,
  importArgs,
  importedPlanets,
  importParameters,
  mixed,
  open,
  right,
  start,
} from '#runtime/testing/import-dialog.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, page, phone } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

const meta = {
  title: 'Patterns/Import',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: importArgs,
  parameters: importParameters,
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosingFile: Story = { play: ({ userEvent }) => open(userEvent) };

/** A file that is not a sheet is refused, and another one can be chosen. */
export const UnreadableFile: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Nom;Description');
    await expect(await (await dialog()).findByText(t('import.unreadable'))).toBeVisible();
  },
};

/** Columns with the label of a field are chosen already. A required field without a column must be chosen. */
export const Columns: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Nom;Texte;Adresse de contact\nDune;Du sable.;dune@example.com');
    const shown = await dialog();
    const select = (name: string) => shown.findByRole('combobox', { name });
    await expect(await select('Nom')).toHaveTextContent('Nom');
    await expect(await select('Description')).toHaveAccessibleDescription(t('validation.required'));
    await expect(await button(t('import.check'))).toBeDisabled();
    await userEvent.click(await select('Description'));
    await userEvent.click(await page.findByRole('option', { name: 'Texte' }));
    await waitFor(async () => expect(await button(t('import.check'))).toBeEnabled());
    await expect(shown.getByText(asRead(t('import.sample', { value: 'Du sable.' })))).toBeVisible();
    await expect(calls(create)).toHaveLength(0);
    await atRest();
  },
};

/** An Excel file is read in the browser. Its columns may have the names of the fields. */
export const ExcelFile: Story = {
  play: async ({ userEvent }) => {
    const row = ['Dune', 'dune@example.com', 'Du sable.'];
    const file = await xlsxFile(['name', 'contact', 'description'], [row], { title: '', language: 'fr' });
    await choose(userEvent, file, 'planetes.xlsx');
    await userEvent.click(await button(t('import.check')));
    await (await dialog()).findByText(t('import.ready', count(1)));
    await start(userEvent, 1);
    await (await dialog()).findByText(t('import.created', count(1)));
    await atRest();
  },
};

/** Rows with errors can be corrected; the others are shown as they will be created. */
export const Rows: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, mixed);
    const shown = await dialog();
    await expect(shown.getByText(t('import.ready', count(3)))).toBeVisible();
    await expect(shown.getByText(asRead(t('import.wrong', count(1))))).toBeVisible();
    const name = shown.getByLabelText('Nom');
    await expect(name).toHaveAccessibleDescription(t('validation.required'));
    await userEvent.type(name, 'Hoth II');
    await userEvent.type(shown.getByLabelText('Adresse de contact'), '.fr');
    await shown.findByText(t('import.ready', count(4)));
    await expect(shown.getByText(t('import.corrected'))).toBeVisible();
    await expect(calls(create)).toHaveLength(0);
    await atRest();
  },
};
const admins = reference({ to: 'users', by: 'name', filters: { role: ['admin'] } });
/** Planets whose twin can only be an administrator. */
const limited: Resource = {
  ...importedPlanets,
  fields: { ...importedPlanets.fields, twin: admins },
  form: [...importedPlanets.form, ['twin']],
};
const withTwin = (name: string) =>
  `Nom;Adresse de contact;Description;Jumelle\nDune;dune@example.com;Du sable.;${name}`;
const readUsers = () => calls('GET /admin/users').map(({ query }) => query.get('role'));

/** A check that fails says so where it was asked for: the step before has nothing to do with it. */
export const FailedCheck: Story = {
  args: { resource: limited },
  play: async ({ userEvent }) => {
    await choose(userEvent, withTwin('Thomas Haddad'));
    respond('GET /admin/users', noNetwork);
    await userEvent.click(await button(t('import.check')));
    const shown = await dialog();
    await shown.findByText(t('errors.network'));
    await userEvent.click(await button(t('common.back')));
    await shown.findByLabelText(t('import.file'));
    await expect(shown.queryByText(t('errors.network'))).not.toBeInTheDocument();
    await atRest();
  },
};

/** A record that exists and is not offered has another message than one that does not exist. The others are read once, if a name was not found. */
export const NotOffered: Story = {
  args: { resource: limited },
  play: async ({ userEvent }) => {
    await check(userEvent, withTwin('thomas haddad'));
    const shown = await dialog();
    const twin = shown.getByLabelText('Jumelle');
    await expect(twin).toHaveAccessibleDescription(t('import.notOffered', { name: 'thomas haddad' }));
    await expect(readUsers()).toEqual(['admin', null]);
    await userEvent.type(twin, ' II');
    await expect(twin).toHaveAccessibleDescription(t('import.unknownName', { name: 'thomas haddad II' }));
    await userEvent.clear(twin);
    await userEvent.type(twin, 'Thomas Haddad');
    await expect(twin).toHaveAccessibleDescription(t('import.notOffered', { name: 'Thomas Haddad' }));
    await expect(readUsers()).toEqual(['admin', null]);
    await atRest();
  },
};

/** Names that are offered need no other call. A name that is typed later has the right message, too. */
export const NotOfferedLater: Story = {
  args: { resource: limited },
  play: async ({ userEvent }) => {
    await check(userEvent, withTwin('').replace('Du sable.', ''));
    const shown = await dialog();
    await expect(readUsers()).toEqual(['admin']);
    const twin = shown.getByLabelText('Jumelle');
    await userEvent.type(twin, 'Thomas Haddad');
    await waitFor(() =>
      expect(twin).toHaveAccessibleDescription(t('import.notOffered', { name: 'Thomas Haddad' })),
    );
    await expect(readUsers()).toEqual(['admin', null]);
    await atRest();
  },
};

/** Two rows can be corrected while the other names are being read: each gets the right message. */
export const NotOfferedTwice: Story = {
  args: { resource: limited },
  play: async ({ userEvent }) => {
    const row = ';naboo@example.com;Des lacs.;';
    await check(userEvent, `${withTwin('').replace('Du sable.', '')}\n${row}`);
    const twins = (await dialog()).getAllByLabelText('Jumelle');
    const release = hold('GET /admin/users');
    for (const twin of twins) fireEvent.change(twin, { target: { value: 'Thomas Haddad' } });
    const unknown = t('import.unknownName', { name: 'Thomas Haddad' });
    for (const twin of twins) await waitFor(() => expect(twin).toHaveAccessibleDescription(unknown));
    release();
    const notOffered = t('import.notOffered', { name: 'Thomas Haddad' });
    for (const twin of twins) await waitFor(() => expect(twin).toHaveAccessibleDescription(notOffered));
    await expect(readUsers()).toEqual(['admin', null]);
    await atRest();
  },
};
export const SmallScreenColumns: Story = {
  globals: phone,
  play: async ({ userEvent }) => {
    await choose(userEvent, right);
    await button(t('import.check'));
  },
};
export const SmallScreenRows: Story = {
  globals: phone,
  play: ({ userEvent }) => check(userEvent, mixed),
};

/** The focus goes on to each step, and a second press confirms nothing that was not read. */
export const FocusFollows: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Nom;Description');
    const shown = await dialog();
    await shown.findByText(t('import.unreadable'));
    await expect(shown.getByLabelText(t('import.file'))).toHaveFocus();
    await userEvent.upload(shown.getByLabelText(t('import.file')), new File([right], 'planetes.csv'));
    const part = (name: string) => shown.findByRole('region', { name });
    await expect(await part(t('import.steps.columns'))).toHaveFocus();
    // What the asterisk means is said, as in forms.
    await expect(shown.getByText(t('form.requiredNote'))).toBeVisible();
    (await button(t('import.check'))).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await part(t('import.steps.rows'))).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await button(t('common.back')));
    await expect(await part(t('import.steps.columns'))).toHaveFocus();
    await userEvent.dblClick(await button(t('import.check')));
    const next = await button(t('import.start', count(2)));
    next.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    await expect(calls(create)).toHaveLength(0);
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await part(t('import.steps.run'))).toHaveFocus();
    await shown.findByText(t('import.created', count(2)));
    await expect(await part(t('import.steps.run'))).toHaveFocus();
    await expect(calls(create)).toHaveLength(2);
    await atRest();
  },
};
