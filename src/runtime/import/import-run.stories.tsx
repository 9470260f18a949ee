import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import {
  button,
  check,
  count,
  create,
  dialog,
  importArgs,
  importMixed,
  importParameters,
  mixed,
  right,
  start,
} from '#runtime/testing/import-dialog.ts';
import { goTo, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, page } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/Import run',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: importArgs,
  parameters: importParameters,
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the keys of the calls that create, in their order. */
const keys = () => calls(create).map(({ headers }) => headers.get('Idempotency-Key'));

/** Starts the import of two rows, whose first one has no response. Returns what can be found in the dialog. */
async function held(userEvent: Parameters<typeof check>[0]) {
  await check(userEvent, right);
  respond(create, noNetwork);
  await start(userEvent, 2);
  const shown = await dialog();
  await shown.findByText(asRead(t('runs.held', { failure: t('errors.network') })));
  return shown;
}

/** Waits for two records. The first row was sent twice, with one key. */
async function createdOnce(shown: Awaited<ReturnType<typeof dialog>>) {
  await shown.findByText(t('import.created', count(2)));
  await expect(keys()[0]).toBe(keys()[1]);
  await expect(new Set(keys()).size).toBe(2);
  await atRest();
}

/** Each row is created by its own call with its own key, and the list is read again. */
export const Imported: Story = {
  play: async ({ userEvent }) => {
    const shown = await importMixed(userEvent);
    await expect(shown.getByText(t('import.left', count(1)))).toBeVisible();
    await expect(calls(create)).toHaveLength(3);
    await expect(new Set(keys()).size).toBe(3);
    await userEvent.click(await button(t('import.done')));
    await page.findByRole('link', { name: t('list.edit', { title: 'Endor' }) });
    await atRest();
  },
};

/** The rows that were left aside can be corrected afterwards. Those that were imported are not imported again. */
export const CorrectedLater: Story = {
  play: async ({ userEvent }) => {
    const shown = await importMixed(userEvent);
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

/** The columns can be chosen again after a run, too. The rows that were imported are not among those that are checked. */
export const CheckedAgain: Story = {
  play: async ({ userEvent }) => {
    const shown = await importMixed(userEvent);
    await userEvent.click(await button(t('import.correct')));
    await userEvent.type(await shown.findByLabelText('Nom'), 'Hoth II');
    await userEvent.click(await button(t('common.back')));
    await userEvent.click(await button(t('import.check')));
    await shown.findByText(asRead(t('import.wrong', count(1))));
    await expect(shown.getByText(t('import.ready', count(0)))).toBeVisible();
    // What was typed before stays.
    await expect(shown.getByLabelText('Nom')).toHaveValue('Hoth II');
    await userEvent.type(shown.getByLabelText('Adresse de contact'), '.fr');
    await start(userEvent, 1);
    await shown.findByText(t('import.created', count(1)));
    await expect(calls(create)).toHaveLength(4);
    await atRest();
  },
};

/** A refused row has the reason of the service, and can be tried again. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, right);
    respond(create, errorResponse(422, { errors: { name: ['Ce nom est pris.'] } }));
    const announcements = recordAnnouncements();
    await start(userEvent, 2);
    const shown = await dialog();
    await shown.findByText(t('import.refused', count(2)));
    await expect(shown.getAllByText('Ce nom est pris.')).toHaveLength(2);
    await expect(shown.getByText(t('import.line', { number: 2 }))).toBeVisible();
    await expect(shown.queryByText(t('import.ended'))).not.toBeInTheDocument();
    await expect(shown.getByRole('listitem', { current: 'step' })).toHaveTextContent(t('import.steps.run'));
    const ends = () => announcements.texts().filter((text) => !text.startsWith('Étape'));
    await waitFor(() => expect(ends()).toHaveLength(1));
    respond(create);
    await userEvent.click(await button(t('common.retry')));
    await shown.findByText(t('import.created', count(2)));
    await shown.findByText(t('import.ended'), { selector: '[role=status]' });
    // Each of the two runs announces its end once.
    await atRest();
    await expect(ends()).toHaveLength(2);
    await expect(ends()[0]).toContain(asRead(t('import.refused', count(2))));
    await expect(ends()[1]).toBe(t('import.ended'));
    await expect(calls(create)).toHaveLength(4);
    await atRest();
  },
};

/** Without a response the import waits. It goes on with the same row and the same key, so that nothing is created twice. */
export const Held: Story = {
  play: async ({ userEvent }) => {
    const shown = await held(userEvent);
    respond(create);
    await userEvent.click(await button(t('runs.resume')));
    await createdOnce(shown);
  },
};

/** A row without a response may have been created: it keeps its key, also if it is checked again before the next attempt. */
export const HeldThenChecked: Story = {
  play: async ({ userEvent }) => {
    const shown = await held(userEvent);
    await userEvent.click(await button(t('runs.stop')));
    await userEvent.click(await button(t('import.correct')));
    await userEvent.click(await button(t('common.back')));
    await userEvent.click(await button(t('import.check')));
    respond(create);
    await start(userEvent, 2);
    await createdOnce(shown);
  },
};

/** A row without a response keeps its key while its texts are the same as when it was sent. */
export const HeldThenTyped: Story = {
  play: async ({ userEvent }) => {
    const shown = await held(userEvent);
    await userEvent.click(await button(t('runs.stop')));
    await userEvent.click(await button(t('import.correct')));
    const [name = document.body] = await shown.findAllByLabelText('Nom');
    await userEvent.type(name, 'x{Backspace}');
    respond(create);
    await start(userEvent, 2);
    await createdOnce(shown);
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
    await shown.findByText(asRead(t('runs.paused')), { ignore: '[role=status]' });
    await shown.findByText(asRead(t('runs.paused')), { selector: '[role=status]' });
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
    await userEvent.click(question.getByRole('button', { name: t('runs.guard.stay') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await dialog();
    await atRest();
  },
};

/** Ten thousand rows are checked without keeping the page waiting. The number of a row is written as in the next step. */
export const ManyRows: Story = {
  play: async ({ userEvent }) => {
    const [head = '', line = ''] = right.split('\n');
    await check(userEvent, [head, ...Array.from({ length: 10_000 }, () => line), ';;Sans nom.'].join('\n'));
    const shown = await dialog();
    await expect(await shown.findByText(/^10\s000 lignes prêtes$/u)).toBeVisible();
    await expect(shown.getByText(t('import.previewOf', { shown: 10 }))).toBeVisible();
    await expect(
      shown.getByText(asRead(t('import.line', { number: formatInteger(10_002) ?? '' }))),
    ).toBeVisible();
  },
};
