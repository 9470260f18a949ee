import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planet } from '#runtime/testing/planet-records.ts';
import { measuredPlanets, planets } from '#runtime/testing/planets.ts';
import {
  errorResponse,
  json,
  noNetwork,
  noResponse,
  webPage,
  wrongShape,
} from '#runtime/testing/responses.ts';
import { calls, type Handler, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, onService, page, phone, toast } from '#runtime/testing/story.ts';

const one = 'GET /admin/planets/{id}';
const update = 'PUT /admin/planets/{id}';

const meta = {
  title: 'Patterns/Edit',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes/2?name=Hoth' },
  parameters: onPlanets(12),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (label: string) => page.findByLabelText(label);
const submitButton = () => page.getByRole('button', { name: 'Modifier' });

export const Filled: Story = {
  play: async () => {
    await expect(await input('Nom')).toHaveValue('Hoth');
    await expect(await input('Description')).toHaveValue('Hoth, vue du relais.');
    await expect(await input('Téléphone du relais')).toHaveValue('01 44 00 00 02');
    await expect(await input('Code d’approche')).toHaveValue('');
    await expect(page.getByRole('navigation', { name: t('shell.breadcrumb') })).toHaveTextContent('Hoth');
    await expect(calls(one)).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: onPlanets(12, { responses: { [one]: noResponse } }),
  play: async () => {
    await page.findByRole('heading', { level: 1, name: 'Modifier la planète' });
    // The name from the link is in the breadcrumb, as plain text.
    const trail = page.getByRole('navigation', { name: t('shell.breadcrumb') });
    await expect(trail).toHaveTextContent('Hoth');
    await expect(page.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Saved: Story = {
  play: async ({ userEvent }) => {
    const name = await input('Nom');
    await userEvent.clear(name);
    await userEvent.type(name, 'Hoth VI');
    await userEvent.click(submitButton());
    await toast('Planète modifiée.');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await page.findByRole('link', { name: t('list.edit', { title: 'Hoth VI' }) });
    const [call] = calls(update);
    await expect(call?.path).toBe('/admin/planets/2');
    await expect(call?.body instanceof FormData && call.body.has('photo')).toBe(false);
    await atRest();
  },
};

/** A stored picture is removed: leaving asks before that is lost, and saving sends an empty part. */
export const PictureRemoved: Story = {
  play: async ({ userEvent }) => {
    await input('Photo');
    await userEvent.click(page.getByRole('button', { name: t('fields.upload.remove', { field: 'Photo' }) }));
    await userEvent.click(page.getByRole('link', { name: 'Ailleurs' }));
    await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
    await userEvent.click(page.getByRole('button', { name: t('form.stay') }));
    await userEvent.click(submitButton());
    await toast('Planète modifiée.');
    const [call] = calls(update);
    await expect(call?.body instanceof FormData && call.body.getAll('photo')).toEqual(['']);
    await userEvent.click(await page.findByRole('link', { name: t('list.edit', { title: 'Hoth' }) }));
    await expect(await input('Photo')).toHaveAccessibleDescription(/PNG/);
    await expect(document.querySelector('form img')).toBeNull();
    await atRest();
  },
};

/** A form with a file sends every value as text. The service reads each value by the kind of its field. */
export const NumbersSaved: Story = {
  args: { resource: measuredPlanets },
  parameters: onService({
    dataSets: [{ resource: measuredPlanets, records: [{ ...planet(2), satellites: 3, ringed: false }] }],
  }),
  play: async ({ userEvent }) => {
    const satellites = await input('Satellites');
    await userEvent.clear(satellites);
    await userEvent.type(satellites, '12');
    await userEvent.click(await input('A des anneaux'));
    await userEvent.click(submitButton());
    await toast('Planète modifiée.');
    await userEvent.click(await page.findByRole('link', { name: t('list.edit', { title: 'Hoth' }) }));
    await expect(await input('Satellites')).toHaveValue('12');
    await expect(await input('A des anneaux')).toBeChecked();
    await atRest();
  },
};

/** A stored value that its field cannot read is shown as missing, and a change of another field leaves it. */
export const UnreadKept: Story = {
  parameters: onPlanets(12, {
    responses: { [one]: json({ data: { ...planet(2), relay: 144000002 } }), [update]: json({ data: null }) },
  }),
  play: async ({ userEvent }) => {
    await expect(await input('Téléphone du relais')).toHaveValue('');
    await userEvent.type(await input('Nom'), ' VI');
    await userEvent.click(submitButton());
    await toast('Planète modifiée.');
    const [call] = calls(update);
    await expect(call?.body instanceof FormData && call.body.get('relay')).toBe('144000002');
  },
};

/** Data that is read meanwhile never overwrites the draft. */
export const ReloadedWhileTyping: Story = {
  play: async ({ userEvent }) => {
    const name = await input('Nom');
    await userEvent.type(name, ' VI');
    respond(one, json({ data: { ...planet(2), name: 'Renommée', description: 'Changée.' } }));
    await queryClient.refetchQueries();
    await waitFor(() => expect(calls(one)).toHaveLength(2));
    await expect(await input('Nom')).toHaveValue('Hoth VI');
    await expect(await input('Description')).toHaveValue('Hoth, vue du relais.');
  },
};

/** The form starts with the current record, not with the one that was read before. */
export const ReloadedOnOpening: Story = {
  play: async ({ userEvent }) => {
    await expect(await input('Nom')).toHaveValue('Hoth');
    await userEvent.click(page.getByRole('link', { name: t('common.cancel') }));
    const link = await page.findByRole('link', { name: t('list.edit', { title: 'Hoth' }) });
    respond(one, json({ data: { ...planet(2), name: 'Renommée' } }));
    await userEvent.click(link);
    await expect(await input('Nom')).toHaveValue('Renommée');
  },
};

export const LeftUnchanged: Story = {
  play: async ({ userEvent }) => {
    const name = await input('Nom');
    await userEvent.type(name, 'X');
    await userEvent.type(name, '{Backspace}');
    await userEvent.click(page.getByRole('link', { name: 'Ailleurs' }));
    await page.findByRole('heading', { name: 'Ailleurs' });
  },
};

export const LeftUnsaved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), 'X');
    await userEvent.click(page.getByRole('link', { name: 'Ailleurs' }));
    await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
    await atRest();
  },
};

const failing = (handler: Handler, text: string): Story => ({
  parameters: onPlanets(12, { responses: { [one]: handler } }),
  play: async () => {
    await expect(await page.findByRole('alert')).toHaveTextContent(text);
    await expect(page.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

const fallback = t('errors.fallback');
export const Missing = failing(errorResponse(404, { message: 'Introuvable.' }), 'Introuvable.');
export const NetworkFailure = failing(noNetwork, t('errors.network'));
export const WebPageInstead = failing(webPage, fallback);
export const WrongShape = failing(wrongShape, fallback);

export const SmallScreen: Story = { ...Filled, globals: phone };
