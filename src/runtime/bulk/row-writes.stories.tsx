import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { asRead } from '#lib/i18n/testing.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { table } from '#runtime/testing/planet-list.ts';
import { taxedPlanetDataSet } from '#runtime/testing/planet-records.ts';
import { bulkPlanets, reversiblePlanets } from '#runtime/testing/planets.ts';
import { errorResponse, json } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, toast } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

const list = 'GET /admin/planets';
const evacuate = 'POST /admin/planets/{id}/evacuate';

/** The same actions in a row as in the bar. */
const resource: Resource = {
  ...bulkPlanets,
  list: { ...bulkPlanets.list, filters: ['climate', 'inhabited'], actions: ['evacuate', 'delete'] },
};

const meta = {
  title: 'Patterns/Selection and rows',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource, path: '/planetes?inhabited=true' },
  parameters: onService({ dataSets: [taxedPlanetDataSet(resource, 6)] }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbered = (count: number) => ({ count, number: String(count) });
const bar = async () => within(await page.findByRole('group', { name: t('bulk.selection') }));
const noBar = () =>
  waitFor(() => expect(page.queryByRole('group', { name: t('bulk.selection') })).not.toBeInTheDocument());
const isSelected = async (count: number) => (await bar()).findByText(t('bulk.selected', numbered(count)));
const checkbox = async (name: string) =>
  within(await table()).findByRole('checkbox', { name: t('list.select', { title: name }) });
const selects = async (userEvent: UserEventObject, ...names: string[]) => {
  for (const name of names) await userEvent.click(await checkbox(name));
};
/** Opens the question of a button and confirms it. */
async function act(userEvent: UserEventObject, button: string | HTMLElement, confirm: string) {
  const pressed = typeof button === 'string' ? await page.findByRole('button', { name: button }) : button;
  await userEvent.click(pressed);
  const question = within(await page.findByRole('alertdialog'));
  await atRest();
  const confirming = question.getByRole('button', { name: confirm });
  await waitFor(() => expect(confirming).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(confirming);
  return question;
}
const noQuestion = () => waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
const removing = (title: string) => t('list.remove', { title });

/** A record that was decided in its row is no longer selected, as after a run: number, sum, question and run leave it out. */
export const Decided: Story = {
  play: async ({ userEvent }) => {
    await selects(userEvent, 'Arrakis', 'Pandore', 'Terminus');
    await isSelected(3);
    await act(userEvent, 'Évacuer Pandore', 'Évacuer');
    await toast('Planète évacuée.');
    await noQuestion();
    await isSelected(2);
    const shown = await bar();
    await expect(shown.getByText(asRead('Taxe : 24,20 €'))).toBeVisible();
    await expect(page.queryByText('Pandore', { selector: 'tbody *' })).not.toBeInTheDocument();
    const question = await act(userEvent, shown.getByRole('button', { name: 'Évacuer (2)' }), 'Évacuer');
    await expect(question.queryByText(/Pandore/)).not.toBeInTheDocument();
    await toast(t('bulk.done', numbered(2)));
    await noBar();
    await expect(calls(evacuate).map(({ path }) => path.split('/')[3])).toEqual(['3', '1', '5']);
    await atRest();
  },
};

/** So it is at once, also while the service still lists the record; and in a list that keeps it. */
export const DecidedAndListed: Story = {
  args: { path: '/planetes' },
  play: async ({ userEvent }) => {
    const rows = await (await fetch('/api/v1/admin/planets')).json();
    await selects(userEvent, 'Arrakis', 'Pandore');
    respond(list, json(rows));
    await act(userEvent, 'Évacuer Pandore', 'Évacuer');
    await toast('Planète évacuée.');
    await noQuestion();
    await isSelected(1);
    await expect(await checkbox('Pandore')).not.toBeChecked();
    await expect(await checkbox('Arrakis')).toBeChecked();
  },
};

/** A record that was deleted in its row is counted and exported no longer. */
export const Removed: Story = {
  args: { path: '/planetes' },
  play: async ({ userEvent }) => {
    await selects(userEvent, 'Arrakis', 'Hoth');
    await act(userEvent, removing('Hoth'), t('remove.confirm'));
    await toast(t('remove.done'));
    await noQuestion();
    await isSelected(1);
    await userEvent.click((await bar()).getByRole('button', { name: t('common.export') }));
    const dialog = within(await page.findByRole('dialog', { name: t('export.title', { list: 'Planètes' }) }));
    await atRest();
    await expect(dialog.getByRole('radio', { name: t('export.scopes.selection') })).toBeChecked();
    await expect(dialog.getByText(t('export.count', numbered(1)))).toBeVisible();
  },
};

/** While all results are read, a record that is deleted in its row was already read: it is not selected with them. */
export const RemovedWhileReading: Story = {
  args: { path: '/planetes' },
  play: async ({ userEvent }) => {
    const all = await (await fetch('/api/v1/admin/planets')).json();
    const response = Promise.withResolvers<void>();
    respond(list, async (request, usual) => {
      if (new URL(request.url).searchParams.get('limit') !== '100') return usual();
      await response.promise;
      return Response.json(all);
    });
    await selects(userEvent, 'Arrakis');
    const everything = t('bulk.selectAll', numbered(6));
    await userEvent.click(await (await bar()).findByRole('button', { name: everything }));
    await act(userEvent, removing('Hoth'), t('remove.confirm'));
    await toast(t('remove.done'));
    await noQuestion();
    response.resolve();
    await isSelected(5);
    await atRest();
  },
};

/** Nothing is selected: a write in a row announces no number of selected rows. */
export const NothingSelected: Story = {
  args: { path: '/planetes' },
  play: async ({ userEvent }) => {
    await checkbox('Hoth');
    const announcements = recordAnnouncements();
    await act(userEvent, removing('Hoth'), t('remove.confirm'));
    await toast(t('remove.done'));
    await noQuestion();
    await act(userEvent, 'Évacuer Arrakis', 'Évacuer');
    await toast('Planète évacuée.');
    await noQuestion();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(announcements.texts().filter((text) => text.includes('sélectionnée'))).toEqual([]);
  },
};

/** A record that the service refuses because it is gone leaves the selection with its row. One that stays is still selected. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await selects(userEvent, 'Arrakis', 'Pandore', 'Terminus');
    await isSelected(3);
    respond(evacuate, errorResponse(409, { message: 'Le vaisseau est plein.' }));
    await act(userEvent, 'Évacuer Pandore', 'Évacuer');
    await toast('Le vaisseau est plein.');
    await noQuestion();
    await isSelected(3);
    const { data } = await (await fetch('/api/v1/admin/planets?inhabited=true')).json();
    respond(list, json({ data: { items: data.items.slice(1), total: 2 } }));
    respond(evacuate, errorResponse(404, { message: 'Planète introuvable.' }));
    await act(userEvent, 'Évacuer Arrakis', 'Évacuer');
    await toast('Planète introuvable.');
    await noQuestion();
    await isSelected(2);
    await expect((await bar()).getByText(asRead('Taxe : 26,20 €'))).toBeVisible();
  },
};

const adaptable: Resource = {
  ...reversiblePlanets,
  list: { ...reversiblePlanets.list, filters: ['climate'], bulk: ['adapt', 'export'] },
};

/** Undoing a command brings the row back, which nothing selects; and one that was selected since leaves the selection with its row. */
export const Undone: Story = {
  args: { resource: adaptable, path: '/planetes' },
  parameters: onService({ dataSets: [taxedPlanetDataSet(adaptable, 6)] }),
  play: async ({ userEvent }) => {
    await selects(userEvent, 'Arrakis', 'Hoth');
    await userEvent.click(await page.findByRole('button', { name: 'Adapter Arrakis' }));
    const question = within(await page.findByRole('alertdialog'));
    await atRest();
    await userEvent.click(question.getByRole('combobox', { name: 'Nouveau climat' }));
    await userEvent.click(await page.findByRole('option', { name: 'Aride' }));
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(question.getByLabelText('Responsable'), 'relais@example.com');
    await userEvent.click(question.getByRole('button', { name: 'Adapter' }));
    const done = (await toast('Climat changé.')).closest<HTMLElement>('[data-sonner-toast]');
    await noQuestion();
    await isSelected(1);
    await selects(userEvent, 'Arrakis');
    await isSelected(2);
    await userEvent.click(within(done ?? document.body).getByRole('button', { name: t('common.cancel') }));
    await toast(t('undo.done'));
    await isSelected(1);
    await expect(await checkbox('Arrakis')).not.toBeChecked();
    await expect(await checkbox('Hoth')).toBeChecked();
    await atRest();
  },
};

/** A record that a run finds no longer there leaves the selection as well, and is not tried again. */
export const NoLongerThere: Story = {
  play: async ({ userEvent }) => {
    respond('POST /admin/planets/3/evacuate', errorResponse(404, { message: 'Planète introuvable.' }));
    await selects(userEvent, 'Arrakis', 'Pandore', 'Terminus');
    await act(userEvent, (await bar()).getByRole('button', { name: 'Évacuer (3)' }), 'Évacuer');
    const name = t('bulk.title', { action: 'Évacuer', list: 'Planètes' });
    const shown = within(await page.findByRole('dialog', { name }));
    await shown.findByText(asRead(t('bulk.gone', numbered(1))));
    await atRest();
    await expect(shown.getByText('Planète introuvable.')).toBeVisible();
    await expect(shown.queryByText(asRead(t('bulk.refused', numbered(1))))).not.toBeInTheDocument();
    await expect(shown.queryByRole('button', { name: t('common.retry') })).not.toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: t('common.close') }));
    await noBar();
    await atRest();
  },
};
