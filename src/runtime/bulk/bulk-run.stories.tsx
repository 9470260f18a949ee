import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { goTo, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { table } from '#runtime/testing/planet-list.ts';
import { taxedPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { bulkPlanets, versionedBulkPlanets } from '#runtime/testing/planets.ts';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { catchSavedFile, savedLines } from '#runtime/testing/saved-file.ts';
import { calls, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';

const evacuate = 'POST /admin/planets/{id}/evacuate';

const meta = {
  title: 'Patterns/Bulk action',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: bulkPlanets, path: '/planetes' },
  parameters: onService({ dataSets: [taxedPlanetDataSet(bulkPlanets, 6)] }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbered = (count: number) => ({ count, number: String(count) });
const evacuation = t('questions.title', { action: 'Évacuer' });
const bar = async () => within(await page.findByRole('group', { name: t('bulk.selection') }));
const selected = async (count: number) => (await bar()).findByText(t('bulk.selected', numbered(count)));

async function selectsPage(userEvent: UserEventObject) {
  const checkbox = await within(await table()).findByRole('checkbox', { name: t('list.selectPage') });
  await waitFor(() => expect(checkbox).toBeEnabled());
  await userEvent.click(checkbox);
}

/** Selects the page and opens the question about an action. Three of the six planets are inhabited. */
async function ask(userEvent: UserEventObject, name = 'Évacuer (3)', title = evacuation) {
  await selectsPage(userEvent);
  return act(userEvent, name, title);
}

/** Opens the question about an action with the selected rows. */
async function act(userEvent: UserEventObject, name: string, title = evacuation) {
  await userEvent.click(await (await bar()).findByRole('button', { name }));
  const dialog = within(await page.findByRole('alertdialog', { name: title }));
  await atRest();
  return dialog;
}
const confirm = async (userEvent: UserEventObject, dialog: Awaited<ReturnType<typeof ask>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Évacuer' }));
const runDialog = async () =>
  within(
    await page.findByRole('dialog', {
      name: t('bulk.title', { action: 'Évacuer', list: 'Planètes' }),
    }),
  );
const button = async (name: string) => (await runDialog()).findByRole('button', { name });

/** One question: how many rows, which ones, their sum, which selected rows stay as they are, what follows. */
export const Confirming: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent);
    await expect(
      dialog.getByText(asRead(t('bulk.question', { action: 'Évacuer', ...numbered(3) }))),
    ).toBeVisible();
    await expect(dialog.getByText(asRead('Arrakis · 10,10 €'))).toBeVisible();
    await expect(dialog.getByText(asRead('36,30 €'))).toBeVisible();
    await expect(dialog.getByText(asRead(t('bulk.skipped', numbered(3))))).toBeVisible();
    await expect(dialog.getByText('Le relais reste allumé.')).toBeVisible();
    await expect(dialog.getByText(t('questions.final'))).toBeVisible();
    await expect(dialog.getByLabelText(t('form.note'))).toHaveValue('');
  },
};
export const SmallScreenConfirming: Story = { ...Confirming, globals: phone };

/** The end of a run is announced once: by the toast if all was done, else by the dialog. */
export const Announced: Story = {
  play: async ({ userEvent }) => {
    const refused = 'POST /admin/planets/3/evacuate';
    respond(refused, errorResponse(409, { message: 'Le vaisseau est plein.' }));
    const announcements = recordAnnouncements();
    const heard = (count: number) =>
      announcements.texts().filter((text) => text.includes(t('bulk.done', numbered(count))));
    await confirm(userEvent, await ask(userEvent));
    await (await runDialog()).findByText(t('bulk.done', numbered(2)));
    await atRest();
    await waitFor(() => expect(heard(2)).toHaveLength(1));
    respond(refused);
    await userEvent.click(await button(t('common.retry')));
    await toast(t('bulk.done', numbered(3)));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect([heard(2), heard(3)].map(({ length }) => length)).toEqual([1, 1]));
  },
};

/** Each row is one call with its own key and the same note. What was done is no longer selected; the focus stays in the list. */
export const Done: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent);
    await userEvent.type(dialog.getByLabelText(t('form.note')), 'Tempête.');
    await confirm(userEvent, dialog);
    await toast(t('bulk.done', numbered(3)));
    await expect(calls(evacuate).map(({ path, body }) => [path, body])).toEqual(
      [1, 3, 5].map((id) => [`/admin/planets/${id}/evacuate`, '{"inhabited":false,"note":"Tempête."}']),
    );
    await expect(new Set(calls(evacuate).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(3);
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await selected(3);
    await waitFor(() =>
      expect(document.activeElement?.closest('tbody tr')).toHaveAttribute('aria-selected', 'true'),
    );
    await atRest();
  },
};

/** A refused row has the reason of the service, stays selected, and can be tried again. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    respond('POST /admin/planets/3/evacuate', errorResponse(409, { message: 'Le vaisseau est plein.' }));
    await confirm(userEvent, await ask(userEvent));
    const shown = await runDialog();
    await shown.findByText(t('bulk.done', numbered(2)));
    await atRest();
    await expect(shown.getByText('Pandore')).toBeVisible();
    await expect(shown.getByText('Le vaisseau est plein.')).toBeVisible();
    await expect(shown.getByText(asRead(t('bulk.refused', numbered(1))))).toBeVisible();
    respond('POST /admin/planets/3/evacuate');
    await userEvent.click(await button(t('common.retry')));
    await toast(t('bulk.done', numbered(3)));
    await expect(calls(evacuate).map(({ path }) => path.split('/')[3])).toEqual(['1', '3', '5', '3']);
    await atRest();
  },
};

/** Of many refusals the first are shown. The result of each row can be saved. */
export const ManyRefused: Story = {
  parameters: onService({ dataSets: [taxedPlanetDataSet(bulkPlanets, 120)] }),
  beforeEach: catchSavedFile,
  play: async ({ userEvent }) => {
    const refuse = errorResponse(409, { message: 'Le vaisseau est plein.' });
    respond(evacuate, (request, usual) =>
      request.url.includes('/planets/3/') ? usual() : refuse(request, usual),
    );
    await selectsPage(userEvent);
    await userEvent.click(
      await (await bar()).findByRole('button', { name: t('bulk.selectAll', numbered(120)) }),
    );
    await selected(120);
    await confirm(userEvent, await act(userEvent, 'Évacuer (60)'));
    const shown = await runDialog();
    await shown.findByText(asRead(t('bulk.refused', numbered(59))), {}, { timeout: 20_000 });
    await expect(shown.getByText(t('runs.others', numbered(9)))).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: t('runs.results.download') }));
    const lines = await savedLines();
    await expect(lines).toHaveLength(1 + 60 + 1);
    await expect(lines.slice(1, 3)).toEqual([
      'Arrakis;Non acceptée;Le vaisseau est plein.',
      'Pandore;Traitée;',
    ]);
    await atRest();
  },
};

/** Without a response the run waits, and goes on with the same row and the same key. */
export const Offline: Story = {
  play: async ({ userEvent }) => {
    respond(evacuate, noNetwork);
    await confirm(userEvent, await ask(userEvent));
    await (await runDialog()).findByText(asRead(t('runs.held', { failure: t('errors.network') })));
    respond(evacuate);
    await userEvent.click(await button(t('runs.resume')));
    await toast(t('bulk.done', numbered(3)));
    const keys = calls(evacuate).map(({ headers }) => headers.get('Idempotency-Key'));
    await expect(keys[0]).toBe(keys[1]);
    await expect(new Set(keys).size).toBe(3);
    await atRest();
  },
};

/** It can be paused and stopped. What was not sent is still selected. Leaving the page asks first. */
export const Paused: Story = {
  play: async ({ userEvent }) => {
    const release = hold(evacuate);
    await confirm(userEvent, await ask(userEvent));
    const shown = await runDialog();
    await userEvent.click(await button(t('runs.pause')));
    await shown.findByText(asRead(t('runs.paused')), { ignore: '[role=status]' });
    await userEvent.keyboard('{Escape}');
    goTo('/planetes/ajouter');
    const question = within(await page.findByRole('alertdialog', { name: t('bulk.leaveTitle') }));
    await atRest();
    await userEvent.click(question.getByRole('button', { name: t('runs.guard.stay') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(await button(t('runs.stop')));
    release();
    await shown.findByText(t('bulk.done', numbered(1)));
    await atRest();
    await expect(shown.getByText(asRead(t('bulk.left', numbered(2))))).toBeVisible();
    await userEvent.click(await button(t('common.close')));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await selected(5);
    await atRest();
  },
};

/** Running, to look at. */
export const Running: Story = {
  play: async ({ userEvent }) => {
    hold('POST /admin/planets/3/evacuate');
    await confirm(userEvent, await ask(userEvent));
    await (await runDialog()).findByText(t('runs.progress', { read: '1', total: '3' }));
    await atRest();
  },
};

/** With versions, each record is read before it is changed, and one that no longer allows the action is left alone. */
export const Versioned: Story = {
  args: { resource: versionedBulkPlanets },
  parameters: onService({ dataSets: [taxedPlanetDataSet(versionedBulkPlanets, 6)] }),
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent);
    respond('GET /admin/planets/3', async (_, usual) => {
      const { data } = await (await usual()).json();
      return Response.json({ data: { ...data, inhabited: false } });
    });
    await confirm(userEvent, dialog);
    const shown = await runDialog();
    await shown.findByText(t('bulk.done', numbered(2)));
    await atRest();
    await expect(shown.getByText(asRead(t('bulk.changed')))).toBeVisible();
    const sent = calls(evacuate);
    await expect(sent.map(({ path }) => path.split('/')[3])).toEqual(['1', '5']);
    await expect(sent.every(({ headers }) => headers.get('If-Match') !== null)).toBe(true);
  },
};

/** A deletion of several records: those that cannot be deleted stay. */
export const Deleted: Story = {
  play: async ({ userEvent }) => {
    const dialog = await ask(userEvent, `${t('common.remove')} (5)`, t('remove.title'));
    await userEvent.click(dialog.getByRole('button', { name: t('remove.confirm') }));
    await toast(t('bulk.done', numbered(5)));
    await selected(1);
    await waitFor(() => expect(page.getAllByRole('row')).toHaveLength(2));
    await atRest();
  },
};
