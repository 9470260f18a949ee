import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { xlsxFile } from '#lib/sheets/xlsx.ts';
import { goTo, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planets } from '#runtime/testing/planets.ts';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, phone } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

const create = 'POST /admin/planets';
const imported: Resource = { ...planets, list: { ...planets.list, import: true } };

const meta = {
  title: 'Patterns/Import',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: imported, path: '/planetes' },
  parameters: onPlanets(3),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;
type User = Parameters<Required<Story>['play']>[0]['userEvent'];

const dialog = async () =>
  within(await page.findByRole('dialog', { name: t('import.title', { list: 'Planètes' }) }));
const button = async (name: string | RegExp) => (await dialog()).findByRole('button', { name });
const count = (number: number) => ({ count: number, number: String(number) });

async function open(userEvent: User) {
  await userEvent.click(await page.findByRole('button', { name: t('common.import') }));
  await dialog();
  await atRest();
}

async function choose(userEvent: User, text: BlobPart, name = 'planetes.csv') {
  await open(userEvent);
  await userEvent.upload((await dialog()).getByLabelText(t('import.file')), new File([text], name));
}

const right =
  'Nom;Adresse de contact;Description\nDune;dune@example.com;Du sable.\nNaboo;naboo@example.com;Des lacs.';
const mixed = `${right}\n;relais@example;Sans nom.\nEndor;endor@example.com;Des arbres.`;

/** Goes to the rows of a file. */
async function check(userEvent: User, text: string) {
  await choose(userEvent, text);
  await userEvent.click(await button(t('import.check')));
  await (await dialog()).findByText(/^[\d\s]+ lignes? prêtes?$/u);
}

async function start(userEvent: User, rows: number) {
  await userEvent.click(await button(t('import.start', count(rows))));
}

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

/** Each row is created by its own call with its own key, and the list is read again. */
export const Imported: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, mixed);
    await start(userEvent, 3);
    const shown = await dialog();
    await shown.findByText(t('import.created', count(3)));
    await expect(shown.getByText(t('import.left', count(1)))).toBeVisible();
    await expect(calls(create)).toHaveLength(3);
    await expect(new Set(calls(create).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3);
    await userEvent.click(await button(t('import.done')));
    await page.findByRole('link', { name: t('list.edit', { title: 'Endor' }) });
    await atRest();
  },
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

/** The rows that were left aside can be corrected afterwards. Those that were imported are not imported again. */
export const CorrectedLater: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, mixed);
    await start(userEvent, 3);
    const shown = await dialog();
    await shown.findByText(t('import.created', count(3)));
    await userEvent.click(await button(t('import.correct')));
    await userEvent.type(await shown.findByLabelText('Nom'), 'Hoth II');
    await userEvent.type(shown.getByLabelText('Adresse de contact'), '.fr');
    await start(userEvent, 1);
    await shown.findByText(t('import.created', count(1)));
    await expect(calls(create)).toHaveLength(4);
    await expect(shown.queryByRole('button', { name: t('import.correct') })).not.toBeInTheDocument();
    await atRest();
  },
};

/** A refused row has the reason of the service, and can be tried again. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, right);
    respond(create, errorResponse(422, { errors: { name: ['Ce nom est pris.'] } }));
    await start(userEvent, 2);
    const shown = await dialog();
    await shown.findByText(t('import.refused', count(2)));
    await expect(shown.getAllByText('Ce nom est pris.')).toHaveLength(2);
    await expect(shown.getByText(t('import.line', { number: 2 }))).toBeVisible();
    await expect(shown.queryByText(t('import.ended'))).not.toBeInTheDocument();
    await expect(shown.getByRole('listitem', { current: 'step' })).toHaveTextContent(t('import.steps.run'));
    respond(create);
    await userEvent.click(await button(t('common.retry')));
    await shown.findByText(t('import.created', count(2)));
    await expect(shown.getByRole('status')).toHaveTextContent(t('import.ended'));
    await expect(calls(create)).toHaveLength(4);
    await atRest();
  },
};

/** Without a response the import waits. It goes on with the same row and the same key, so that nothing is created twice. */
export const Held: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, right);
    respond(create, noNetwork);
    await start(userEvent, 2);
    const shown = await dialog();
    await shown.findByText(asRead(t('runs.held', { failure: t('errors.network') })));
    respond(create);
    await userEvent.click(await button(t('runs.resume')));
    await shown.findByText(t('import.created', count(2)));
    const keys = calls(create).map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(keys[0]).toBe(keys[1]);
    await expect(new Set(keys).size).toBe(2);
    await atRest();
  },
};

/** It can be paused and stopped. What was not sent can still be imported. */
export const Stopped: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, mixed);
    const release = hold(create);
    await start(userEvent, 3);
    const shown = await dialog();
    await userEvent.click(await button(t('runs.pause')));
    await shown.findByText(asRead(t('runs.paused')));
    await userEvent.click(await button(t('runs.stop')));
    release();
    await shown.findByText(t('import.created', count(1)));
    await userEvent.click(await button(t('common.retry')));
    await shown.findByText(t('import.created', count(2)));
    await expect(calls(create)).toHaveLength(3);
    await atRest();
  },
};

/** A key pressed by mistake does not stop it, and leaving the page asks first. */
export const Leaving: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, right);
    hold(create);
    await start(userEvent, 2);
    await (await dialog()).findByText(t('runs.progress', { read: '0', total: '2' }));
    await userEvent.keyboard('{Escape}');
    await dialog();
    goTo('/planetes/ajouter');
    const question = within(await page.findByRole('alertdialog', { name: t('import.leaveTitle') }));
    await atRest();
    await userEvent.click(question.getByRole('button', { name: t('runs.stay') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await dialog();
    await atRest();
  },
};

/** Ten thousand rows are checked without keeping the page waiting. */
export const ManyRows: Story = {
  play: async ({ userEvent }) => {
    const [head = '', line = ''] = right.split('\n');
    await check(userEvent, [head, ...Array.from({ length: 10_000 }, () => line)].join('\n'));
    const shown = await dialog();
    await expect(await shown.findByText(/^10\s000 lignes prêtes$/u)).toBeVisible();
    await expect(shown.getByText(t('import.previewOf', { shown: 10 }))).toBeVisible();
  },
};
