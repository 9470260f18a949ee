import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { table } from '#runtime/testing/planet-list.ts';
import { planetDataSet } from '#runtime/testing/planet-records.ts';
import { planetsReversibleIf, reversiblePlanets } from '#runtime/testing/planets.ts';
import { calls, hold } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';

const adapt = 'PUT /admin/planets/{id}/climate';

/** Two frozen planets and an arid one. */
const records = planetDataSet(4).records.filter(({ climate }) => climate !== 'mild');

const meta = {
  title: 'Patterns/Bulk undo',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: reversiblePlanets, path: '/planetes' },
  parameters: onService({ dataSets: [{ resource: reversiblePlanets, records }] }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbered = (count: number) => ({ count, number: String(count) });
const bodies = () =>
  calls(adapt).map(({ path, body }) => [path.split('/')[3], JSON.parse(String(body)).climate]);
const dialogNamed = async (name: string) => within(await page.findByRole('dialog', { name }));
const running = () => dialogNamed(t('bulk.title', { action: 'Adapter', list: 'Planètes' }));
const undoing = () => dialogNamed(t('undo.title', { action: 'Adapter' }));

/** Gives the three planets, of which two are frozen, an arid climate. */
async function warm(userEvent: UserEventObject) {
  const checkbox = await within(await table()).findByRole('checkbox', { name: t('list.selectPage') });
  await waitFor(() => expect(checkbox).toBeEnabled());
  await userEvent.click(checkbox);
  await userEvent.click(await page.findByRole('button', { name: 'Adapter (3)' }));
  const dialog = within(
    await page.findByRole('alertdialog', { name: t('questions.title', { action: 'Adapter' }) }),
  );
  await atRest();
  await expect(dialog.queryByText(t('questions.final'))).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Nouveau climat' }));
  await userEvent.click(await page.findByRole('option', { name: 'Aride' }));
  await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
  await userEvent.type(dialog.getByLabelText('Responsable'), 'relais@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Adapter' }));
}

/** Starts a bulk action and stops it after its first record. Returns the button "undo" of the dialog. */
async function stop(userEvent: UserEventObject) {
  const release = hold(adapt);
  await warm(userEvent);
  await userEvent.click(await (await running()).findByRole('button', { name: t('runs.stop') }));
  release();
  const undoButton = await (await running()).findByRole('button', { name: t('bulk.undo', numbered(1)) });
  await atRest();
  return undoButton;
}

/** The first row has its former climate again, and no other one was changed. */
async function expectUndone() {
  await toast(t('undo.rows', numbered(1)));
  await expect(bodies()).toEqual([
    ['1', 'arid'],
    ['1', 'frozen'],
  ]);
  await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  await atRest();
}

/** Undoes a bulk action of `count` records with the button of its toast. */
async function undo(userEvent: UserEventObject, count: number, text = t('bulk.done', numbered(count))) {
  const shown = (await toast(text)).closest<HTMLElement>('[data-sonner-toast]');
  await userEvent.click(within(shown ?? document.body).getByRole('button', { name: t('common.cancel') }));
}

/** A run that does all closes its dialog: only the toast says so, also while the dialog closes. */
export const AnnouncedByToast: Story = {
  play: async ({ userEvent }) => {
    const announcements = recordAnnouncements();
    await warm(userEvent);
    await toast(t('bulk.done', numbered(3)));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    const said = announcements.texts().filter((text) => text.includes(t('bulk.done', numbered(3))));
    await expect(said).toHaveLength(1);
  },
};

/** Each row gets its own former value back, by a call of its own with the version that the first one gave. */
export const Undone: Story = {
  play: async ({ userEvent }) => {
    await warm(userEvent);
    const announcements = recordAnnouncements();
    await undo(userEvent, 3);
    await toast(t('undo.rows', numbered(3)));
    const said = announcements.texts().filter((text) => text.includes(t('undo.rows', numbered(3))));
    await expect(said).toHaveLength(1);
    const former = bodies().slice(3);
    await expect(
      bodies()
        .slice(0, 3)
        .map(([id]) => id),
    ).toEqual(former.map(([id]) => id));
    await expect(new Set(former.map(([, climate]) => climate)).size).toBeGreaterThan(1);
    const versions = calls(adapt).map(({ headers }) => headers.get('If-Match'));
    await expect(new Set(versions).size).toBe(6);
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await atRest();
  },
};

/** A row that somebody else has changed meanwhile keeps that change, and the result names it. */
export const ChangedSince: Story = {
  play: async ({ userEvent }) => {
    await warm(userEvent);
    await toast(t('bulk.done', numbered(3)));
    await fetch('/api/v1/admin/planets/3/climate', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ by: 'hand', climate: 'arid', contact: 'autre@example.com' }),
    });
    await undo(userEvent, 3);
    const shown = await undoing();
    await shown.findByText(asRead(t('undo.rows', numbered(2))));
    await atRest();
    await expect(shown.getByText(asRead(t('undo.kept', numbered(1))))).toBeVisible();
    await expect(shown.getByText('Pandore')).toBeVisible();
    await expect(shown.getByText(asRead(t('undo.rowChanged')))).toBeVisible();
    // The list behind the dialog is read again.
    await page.findByText('autre@example.com');
  },
};
export const SmallScreenChangedSince: Story = { ...ChangedSince, globals: phone };

/** The inverse would not bring some rows back as they were: they stay, and the result names them. */
export const SomeNotRestored: Story = {
  args: { resource: planetsReversibleIf(({ climate }) => climate !== 'frozen') },
  play: async ({ userEvent }) => {
    await warm(userEvent);
    await undo(userEvent, 3);
    const shown = await undoing();
    await shown.findByText(asRead(t('undo.rows', numbered(1))));
    await atRest();
    await expect(shown.getAllByText(asRead(t('undo.notRestored')))).toHaveLength(2);
    await expect(bodies()).toHaveLength(4);
  },
};

/** A run that was stopped can be undone in its dialog, too. */
export const Stopped: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await stop(userEvent));
    await expectUndone();
  },
};

/** After the dialog of a stopped run is closed, a toast has the button for some seconds. It does not repeat the result. */
export const Closed: Story = {
  play: async ({ userEvent }) => {
    const announcements = recordAnnouncements();
    await stop(userEvent);
    await userEvent.click((await running()).getByRole('button', { name: t('common.close') }));
    await undo(userEvent, 1, t('bulk.undoable', numbered(1)));
    const done = announcements.texts().filter((text) => text.includes(t('bulk.done', numbered(1))));
    await expect(done).toHaveLength(1);
    await expectUndone();
  },
};

/** The dialog shows the progress of the undo run. For the screenshot only. */
export const Running: Story = {
  play: async ({ userEvent }) => {
    await warm(userEvent);
    await toast(t('bulk.done', numbered(3)));
    hold('PUT /admin/planets/3/climate');
    await undo(userEvent, 3);
    await (await undoing()).findByText(t('runs.progress', { read: '1', total: '3' }));
    await atRest();
  },
};

/** The three buttons of a run that was stopped, on a phone. */
export const SmallScreenStopped: Story = {
  globals: phone,
  play: async ({ userEvent }) => void (await stop(userEvent)),
};
