import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor } from 'storybook/test';
import { drafts } from '#lib/drafts/drafts.ts';
import { t } from '#lib/i18n/i18n.ts';
import { session } from '#lib/session/session.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import {
  change,
  input,
  onPlanetForm,
  planetForm,
  saveElsewhere,
  submit,
  update,
} from '#runtime/testing/planet-merge.ts';
import { planet } from '#runtime/testing/planet-records.ts';
import { errorResponse } from '#runtime/testing/responses.ts';
import { calls, hold, type Route } from '#runtime/testing/service.ts';
import { atRest, page, toast } from '#runtime/testing/story.ts';

const create = 'POST /admin/planets';
const list = 'GET /admin/planets';

const meta = {
  title: 'Patterns/Typed while sending',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: planetForm,
  parameters: onPlanetForm(),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (route: Route, count: number) => waitFor(() => expect(calls(route)).toHaveLength(count));
const idle = () => waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));

/** Returns what the last call of a route has sent. */
function lastSent(route: Route): Readonly<Record<string, unknown>> {
  const body = calls(route).at(-1)?.body;
  return body instanceof FormData ? Object.fromEntries(body) : {};
}

/** Submits the form, and types a description before the response. */
async function typeWhileSending(userEvent: UserEventObject, route: Route) {
  const release = hold(route);
  await userEvent.click(submit());
  await sent(route, 1);
  await change(userEvent, 'Description', 'Froide.');
  release();
}

/** Saves what was typed: nobody else has changed the record, and nothing is sent twice. */
async function saveTheRest(userEvent: UserEventObject) {
  await idle();
  await userEvent.click(submit());
  await sent(update, 2);
  await expect(lastSent(update)).toMatchObject({ name: 'Hoth VI', description: 'Froide.' });
}

/** The form stays open with what was typed. Leaving asks first, and the next submission saves it. */
export const Edited: Story = {
  play: async ({ userEvent }) => {
    await change(userEvent, 'Nom', 'Hoth VI');
    await typeWhileSending(userEvent, update);
    await toast(`Planète modifiée. ${t('merge.typed')}`);
    await expect(lastSent(update)).toMatchObject({ name: 'Hoth VI', description: planet(2).description });
    await idle();
    await expect(currentHref()).toBe('/planetes/2');
    await userEvent.click(page.getByRole('link', { name: t('common.cancel') }));
    await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
    await atRest();
    await userEvent.click(page.getByRole('button', { name: t('form.stay') }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await saveTheRest(userEvent);
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await atRest();
  },
};

/** Opens the form in a dialog over the list, and changes the name. */
async function changeInDialog(userEvent: UserEventObject) {
  await userEvent.click(await page.findByRole('button', { name: t('list.edit', { title: 'Hoth' }) }));
  await page.findByRole('dialog', { name: 'Modifier la planète' });
  await atRest();
  await change(userEvent, 'Nom', 'Hoth VI');
}

/** Saves what was typed in the dialog, which closes. */
async function saveTheRestInDialog(userEvent: UserEventObject) {
  await expect(page.getByRole('dialog', { name: 'Modifier la planète' })).toBeVisible();
  await saveTheRest(userEvent);
  await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
  await atRest();
}

export const InADialog: Story = {
  args: { path: '/registre' },
  play: async ({ userEvent }) => {
    await changeInDialog(userEvent);
    await typeWhileSending(userEvent, update);
    await toast(`Planète modifiée. ${t('merge.typed')}`);
    await idle();
    await saveTheRestInDialog(userEvent);
  },
};

/** The record was saved, and the list behind the dialog is read again: what is typed meanwhile stays, too. */
export const WhileTheListIsRead: Story = {
  args: { path: '/registre' },
  play: async ({ userEvent }) => {
    await changeInDialog(userEvent);
    const release = hold(list);
    await userEvent.click(submit());
    await toast('Planète modifiée.');
    await change(userEvent, 'Description', 'Froide.');
    release();
    await toast(t('merge.typed'));
    await saveTheRestInDialog(userEvent);
  },
};

/** Creates a planet, and types more before the response. The form goes on with the new record. */
async function typeWhileCreating(userEvent: UserEventObject) {
  await userEvent.type(await input('Nom'), 'Dune');
  await userEvent.type(await input('Description'), 'Du sable.');
  await userEvent.type(await input('Adresse de contact'), 'dune@example.com');
  const release = hold(create);
  await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
  await sent(create, 1);
  await userEvent.type(await input('Description'), ' Des vers.');
  release();
  await toast(`Planète ajoutée. ${t('merge.typed')}`);
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
  await expect(await input('Description')).toHaveValue('Du sable. Des vers.');
}

/** Saves what was typed as a change of the new record. */
async function saveTheNew(userEvent: UserEventObject) {
  await userEvent.click(submit());
  await toast('Planète modifiée.');
  await expect(calls(create)).toHaveLength(1);
  await expect(calls(update)).toHaveLength(1);
  await expect(lastSent(update)).toMatchObject({ name: 'Dune', description: 'Du sable. Des vers.' });
  await waitFor(() => expect(currentHref()).toBe('/planetes'));
  await atRest();
}

/** A new record exists once it is saved: the form goes on with that record, and creates no second one. */
export const Created: Story = {
  args: { path: '/planetes/ajouter' },
  beforeEach: async () => void (await session.checkSession()),
  play: async ({ userEvent }) => {
    await typeWhileCreating(userEvent);
    // What is unsaved belongs to the new record.
    const owner = String(session.state().user?.id);
    const keptFor = (form: string) => drafts.read({ owner, form }).map(({ draft }) => draft.values);
    await expect(keptFor('planets/')).toEqual([]);
    await waitFor(() => expect(keptFor('planets/4')).toEqual([{ description: 'Du sable. Des vers.' }]));
    await saveTheNew(userEvent);
    await expect(calls(update)[0]?.headers.get('If-Match')).not.toBeNull();
  },
};

/** The new record cannot be read: the form goes on with the response of its creation. */
export const CreatedUnread: Story = {
  args: { path: '/planetes/ajouter' },
  parameters: onPlanetForm({ 'GET /admin/planets/{id}': errorResponse(503, {}) }),
  play: async ({ userEvent }) => {
    await typeWhileCreating(userEvent);
    await saveTheNew(userEvent);
  },
};

/** Changes the name while the record is changed elsewhere, submits, and types a text before the response of the merged record. */
async function typeDuringMerge(
  userEvent: UserEventObject,
  elsewhere: Readonly<Record<string, string>>,
  [label, text]: readonly [string, string],
) {
  await change(userEvent, 'Nom', 'Hoth VI');
  await saveElsewhere(elsewhere);
  const release = hold(update);
  await userEvent.click(submit());
  await sent(update, 2);
  await change(userEvent, label, text);
  release();
}

/** The record was changed elsewhere: both changes are saved, and what was typed meanwhile stays. */
export const Merged: Story = {
  play: async ({ userEvent }) => {
    await typeDuringMerge(userEvent, { contact: 'base@example.com' }, ['Description', 'Froide.']);
    await toast(new RegExp(`${t('merge.done')} ${t('merge.typed')}`));
    await expect(lastSent(update)).toMatchObject({
      description: planet(2).description,
      contact: 'base@example.com',
    });
    await idle();
    await expect(await input('Description')).toHaveValue('Froide.');
    await expect(await input('Adresse de contact')).toHaveValue('base@example.com');
    await userEvent.click(submit());
    await sent(update, 4);
    await expect(lastSent(update)).toMatchObject({
      name: 'Hoth VI',
      description: 'Froide.',
      contact: 'base@example.com',
    });
    await atRest();
  },
};

/** What was typed is about a field that somebody else has changed: it is asked about before anything is sent. */
export const TypedIntoAChange: Story = {
  play: async ({ userEvent }) => {
    await typeDuringMerge(userEvent, { description: 'Glacée.' }, ['Description', 'Froide.']);
    const merge = await page.findByRole('dialog', { name: t('merge.title') });
    await atRest();
    await expect(merge).toHaveTextContent(/Glacée\..*Froide\.|Froide\..*Glacée\./);
    await sent(update, 2);
    await userEvent.click(page.getByRole('radio', { name: t('merge.theirs') }));
    await userEvent.click(page.getByRole('button', { name: t('merge.save') }));
    await toast(/Planète modifiée\./);
    await expect(lastSent(update)).toMatchObject({ name: 'Hoth VI', description: 'Glacée.' });
    await atRest();
  },
};

/** A field that somebody else has changed is asked about with the text that stands in the form. */
export const Asked: Story = {
  play: async ({ userEvent }) => {
    await typeDuringMerge(userEvent, { name: 'Hoth la blanche' }, ['Nom', 'Hoth VII']);
    const merge = await page.findByRole('dialog', { name: t('merge.title') });
    await expect(merge).toHaveTextContent('Hoth VII');
    await userEvent.click(page.getByRole('radio', { name: t('merge.mine') }));
    await userEvent.click(page.getByRole('button', { name: t('merge.save') }));
    await toast('Planète modifiée.');
    await expect(lastSent(update)).toMatchObject({ name: 'Hoth VII' });
    await atRest();
  },
};
