import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { mainId } from '#kit/app-frame/app-frame.tsx';
import { t } from '#lib/i18n/i18n.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planetDataSet } from '#runtime/testing/planet-records.ts';
import { planetsReversibleIf, reversiblePlanets, versionedPlanets } from '#runtime/testing/planets.ts';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

const adapt = 'PUT /admin/planets/{id}/climate';
const update = 'PUT /admin/planets/{id}';

const onResource = (resource: Resource) =>
  onService({ dataSets: [{ resource, records: planetDataSet(4).records }] });

const meta = {
  title: 'Patterns/Undo',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: reversiblePlanets, path: '/planetes' },
  parameters: onResource(reversiblePlanets),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const undoButton = { name: t('common.cancel') };
/** Returns the queries of the toast with a text. */
const toastWith = async (text: string) => {
  const shown = (await toast(text)).closest<HTMLElement>('[data-sonner-toast]');
  if (shown === null) throw new Error('The text is in no toast');
  return within(shown);
};
const undoIn = async (text: string) => (await toastWith(text)).getByRole('button', undoButton);
const bodies = (route: Parameters<typeof calls>[0]) =>
  calls(route).map(({ body }) => JSON.parse(String(body)));
const rowOf = async (name: string) =>
  (await page.findByRole('link', { name: t('list.edit', { title: name }) })).closest('tr');

/** Gives a planet, which is arid, a frozen climate. The question says whether that is final. */
async function freeze(userEvent: UserEventObject, name = 'Pandore', isFinal = false) {
  await userEvent.click(await page.findByRole('button', { name: `Adapter ${name}` }));
  const dialog = within(await page.findByRole('alertdialog'));
  await atRest();
  await expect(dialog.queryAllByText(t('questions.final'))).toHaveLength(isFinal ? 1 : 0);
  await userEvent.click(dialog.getByRole('combobox', { name: 'Nouveau climat' }));
  await userEvent.click(await page.findByRole('option', { name: 'Glacé' }));
  await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
  await userEvent.type(dialog.getByLabelText('Responsable'), 'relais@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Adapter' }));
}

/** The toast of a command with an inverse has a button, for ten seconds. */
export const Offered: Story = {
  play: async ({ userEvent }) => {
    await freeze(userEvent);
    await expect(await undoIn('Climat changé.')).toBeVisible();
  },
};
export const SmallScreenOffered: Story = { ...Offered, globals: phone };

/** The inverse is run with the values from before, the new version and a key of its own. */
export const CommandUndone: Story = {
  play: async ({ userEvent }) => {
    await freeze(userEvent);
    await userEvent.click(await undoIn('Climat changé.'));
    await toast(t('undo.done'));
    await expect(bodies(adapt)).toEqual([
      { by: 'hand', climate: 'frozen', contact: 'relais@example.com' },
      { by: 'hand', climate: 'arid', contact: 'relais3@example.com' },
    ]);
    const [first, second] = calls(adapt).map(({ headers }) => headers.get('If-Match'));
    await expect(second).toMatch(/^"/);
    await expect(second).not.toBe(first);
    await waitFor(async () => expect(await rowOf('Pandore')).toHaveTextContent('Aride'));
    await atRest();
  },
};

/** Where the inverse would not bring the record back as it was, the question says that the command is final, and nothing is offered. */
export const NotRestored: Story = {
  args: { resource: planetsReversibleIf(({ climate }) => climate !== 'arid') },
  play: async ({ userEvent }) => {
    await freeze(userEvent, 'Pandore', true);
    const shown = await toastWith('Climat changé.');
    await expect(shown.queryByRole('button', undoButton)).not.toBeInTheDocument();
    await atRest();
  },
};

const filteredPlanets: Resource = {
  ...reversiblePlanets,
  list: { ...reversiblePlanets.list, filters: ['climate'] },
};
const onArid = { resource: filteredPlanets, path: '/planetes?climate=arid' };
const arid = planetDataSet(33).records.filter(({ climate }) => climate === 'arid');

/**
 * The list of the arid planets: a planet that was changed leaves it, and the focus goes to the one that came from the next page.
 * When the change is undone, this one leaves the list again, and the focus goes to the planet that is back at its position.
 */
export const FocusOnFilteredList: Story = {
  args: onArid,
  parameters: onService({ dataSets: [{ resource: filteredPlanets, records: arid }] }),
  play: async ({ userEvent }) => {
    await freeze(userEvent, 'Kepler-30');
    const button = await undoIn('Climat changé.');
    const focusedRow = () => document.activeElement?.closest('tr');
    await waitFor(async () => expect(focusedRow()).toBe(await rowOf('Kepler-33')));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await toast(t('undo.done'));
    await waitFor(() => expect(page.queryByText('Kepler-33')).toBeNull());
    await waitFor(async () => expect(focusedRow()).toBe(await rowOf('Kepler-30')));
    await atRest();
    await expect(focusedRow()).toBe(await rowOf('Kepler-30'));
  },
};

/** Without a row that is left, the focus is on the page, never nowhere. */
export const FocusOnEmptiedList: Story = {
  args: onArid,
  parameters: onService({ dataSets: [{ resource: filteredPlanets, records: arid.slice(0, 1) }] }),
  play: async ({ userEvent }) => {
    await freeze(userEvent);
    const button = await undoIn('Climat changé.');
    await waitFor(() => expect(page.queryByText('Pandore')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await toast(t('undo.done'));
    const row = await rowOf('Pandore');
    await atRest();
    const { activeElement } = document;
    await expect(row?.contains(activeElement) || activeElement?.id === mainId).toBe(true);
  },
};

/** Somebody else has changed the record since: nothing is undone, and the toast says so. */
export const ChangedSince: Story = {
  play: async ({ userEvent }) => {
    await freeze(userEvent);
    const button = await undoIn('Climat changé.');
    await fetch('/api/v1/admin/planets/3/climate', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ by: 'hand', climate: 'frozen', contact: 'autre@example.com' }),
    });
    await userEvent.click(button);
    await toast(t('undo.changed'));
    await waitFor(async () => expect(await rowOf('Pandore')).toHaveTextContent('autre@example.com'));
    await atRest();
  },
};

/** The service may refuse, and its reason is shown. */
export const Refused: Story = {
  play: async ({ userEvent }) => {
    await freeze(userEvent);
    const button = await undoIn('Climat changé.');
    respond(adapt, errorResponse(409, { message: 'Une expédition est en cours.' }));
    await userEvent.click(button);
    await toast('Une expédition est en cours.');
  },
};

/** After a failure of the connection, the toast of the error tries again, under the same key. */
export const TriedAgain: Story = {
  play: async ({ userEvent }) => {
    await freeze(userEvent);
    const button = await undoIn('Climat changé.');
    respond(adapt, noNetwork);
    await userEvent.click(button);
    await toast(t('errors.network'));
    respond(adapt);
    await userEvent.click(page.getByRole('button', { name: t('common.retry') }));
    await toast(t('undo.done'));
    await waitFor(async () => expect(await rowOf('Pandore')).toHaveTextContent('Aride'));
    await atRest();
  },
};

const submit = (userEvent: UserEventObject) =>
  userEvent.click(page.getByRole('button', { name: 'Modifier' }));

/** The former values of an edited record are written back, also from the list that the form leads to. */
export const EditUndone: Story = {
  args: { resource: versionedPlanets, path: '/planetes/2' },
  parameters: onResource(versionedPlanets),
  play: async ({ userEvent }) => {
    const name = await page.findByLabelText('Nom');
    await userEvent.clear(name);
    await userEvent.type(name, 'Hoth VI');
    await submit(userEvent);
    const button = await undoIn('Planète modifiée.');
    await rowOf('Hoth VI');
    await userEvent.click(button);
    await toast(t('undo.done'));
    await expect(await rowOf('Hoth')).toBeVisible();
    await expect(calls(update)).toHaveLength(2);
    await atRest();
  },
};

/** A new password replaces one that nobody can read: it cannot be written back. */
export const EditNotUndone: Story = {
  ...EditUndone,
  play: async ({ userEvent }) => {
    await userEvent.type(await page.findByLabelText('Code d’approche'), 'Ouvre-toi 42');
    await submit(userEvent);
    const shown = await toastWith('Planète modifiée.');
    await expect(shown.queryByRole('button', undoButton)).not.toBeInTheDocument();
    await atRest();
  },
};
