import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { currentHref, PlanetApp, pauseNavigation } from '#runtime/testing/planet-app.tsx';
import { planets } from '#runtime/testing/planets.ts';
import { errorResponse, noNetwork, webPage } from '#runtime/testing/responses.ts';
import { calls, type Handler, hold, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, phone, toast } from '#runtime/testing/story.ts';

const create = 'POST /admin/planets';

const meta = {
  title: 'Patterns/Create',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes/ajouter' },
  parameters: onPlanets(12),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (label: string) => page.findByLabelText(label);
const expectError = async (label: string, text: string) =>
  expect(await input(label)).toHaveAccessibleDescription(expect.stringContaining(text));
const submitButton = () => page.getByRole('button', { name: 'Ajouter' });
const typed = { Nom: 'Dune', Description: 'Du sable.', 'Adresse de contact': 'dune@example.com' };

async function fill(userEvent: UserEventObject) {
  for (const [label, text] of Object.entries(typed)) await userEvent.type(await input(label), text);
}
async function send(userEvent: UserEventObject) {
  await fill(userEvent);
  await userEvent.click(submitButton());
}
async function expectTyped() {
  for (const [label, text] of Object.entries(typed)) await expect(await input(label)).toHaveValue(text);
}

export const Blank: Story = {
  play: async () => {
    await waitFor(async () => expect(await input('Nom')).toHaveFocus());
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ajouter une planète');
    await expect(document.title).toContain('Ajouter une planète');
    await expect(page.getByRole('link', { name: t('common.cancel') })).toHaveAttribute('href', '/planetes');
  },
};

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Téléphone du relais'), '0612');
    await userEvent.click(submitButton());
    await waitFor(async () => expect(await input('Nom')).toHaveFocus());
    await expectError('Nom', t('validation.required'));
    await expectError('Description', t('validation.required'));
    await expectError('Adresse de contact', t('validation.email'));
    await expectError('Téléphone du relais', t('validation.phone'));
    await expect(calls(create)).toHaveLength(0);

    // After the first validation, the error disappears while the user corrects the value.
    await userEvent.type(await input('Nom'), 'D');
    await expect(await input('Nom')).not.toBeInvalid();
  },
};

export const Saved: Story = {
  play: async ({ userEvent }) => {
    await send(userEvent);
    await toast('Planète ajoutée.');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await page.findByRole('link', { name: t('list.edit', { title: 'Dune' }) });
    await expect(page.queryByRole('alertdialog')).not.toBeInTheDocument();
    // Without a file the form has no part for it.
    const [{ body } = { body: '' }] = calls(create);
    await expect(body).toBeInstanceOf(FormData);
    const names = body instanceof FormData ? [...body.keys()] : [];
    await expect(names).toEqual(['name', 'description', 'contact', 'relay', 'code']);
    await atRest();
  },
};

/** A file that takes long shows how much of it has been sent. */
export const WithFile: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent);
    const chosen = new File([new Uint8Array(300_000)], 'dune.png', { type: 'image/png' });
    const file = document.querySelector<HTMLInputElement>('input[type=file]');
    if (file === null) throw new Error('There is no file input.');
    await userEvent.upload(file, chosen);
    const release = hold(create);
    await userEvent.click(submitButton());
    const bar = await page.findByRole('progressbar', { name: t('form.sending') });
    await waitFor(() => expect(bar).toHaveValue(0.5));
    release();
    await toast('Planète ajoutée.');
    const [{ body } = { body: '' }] = calls(create);
    const sent = body instanceof FormData ? body.get('photo') : null;
    await expect(sent instanceof File && sent.name).toBe('dune.png');
    await atRest();
  },
};

/** Several clicks send the form once. */
export const Sending: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent);
    hold(create);
    await userEvent.dblClick(submitButton());
    await userEvent.type(await input('Nom'), '{Enter}');
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-busy', 'true'));
    await expect(calls(create)).toHaveLength(1);
  },
};

/** Errors are shown at their fields, joined by line breaks, and the first field is focused. Other errors are above the form. */
export const Rejected: Story = {
  parameters: onPlanets(12, {
    responses: {
      [create]: errorResponse(422, {
        message: 'Planète refusée.',
        errors: {
          contact: ['Déjà prise.', 'Trop loin.'],
          name: 'Nom réservé.',
          galaxy: ['Galaxie inconnue.'],
        },
      }),
    },
  }),
  play: async ({ userEvent }) => {
    await send(userEvent);
    await toast('Planète refusée.');
    await waitFor(async () => expect(await input('Nom')).toHaveFocus());
    await expectError('Nom', 'Nom réservé.');
    const contact = await input('Adresse de contact');
    const message = document.getElementById(contact.getAttribute('aria-describedby')?.split(' ', 1)[0] ?? '');
    await expect(message).toHaveTextContent('Déjà prise.\nTrop loin.', { normalizeWhitespace: false });
    const summary = (await page.findByText(/Galaxie inconnue/)).closest('[role=alert]');
    await expect(summary).toHaveTextContent('Galaxie inconnue.');
    await expect(summary).not.toHaveTextContent('Nom réservé.');
    await expectTyped();
    await expect(currentHref()).toBe('/planetes/ajouter');

    // The error was about the former value.
    await userEvent.type(await input('Nom'), ' II');
    await expect(await input('Nom')).not.toBeInvalid();
    await expect(contact).toBeInvalid();
    respond(create);
    await userEvent.click(submitButton());
    await toast('Planète ajoutée.');
    await page.findByRole('link', { name: t('list.edit', { title: 'Dune II' }) });
    await atRest();
  },
};

const failing = (handler: Handler, text: string): Story => ({
  parameters: onPlanets(12, { responses: { [create]: handler } }),
  play: async ({ userEvent }) => {
    await send(userEvent);
    await toast(text);
    await expectTyped();
    await expect(submitButton()).not.toHaveAttribute('aria-busy', 'true');
    respond(create);
    await userEvent.click(submitButton());
    await toast('Planète ajoutée.');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await atRest();
  },
});

const fallback = t('errors.fallback');
export const NetworkFailure = failing(noNetwork, t('errors.network'));
export const ServerFailure = failing(errorResponse(500), fallback);
const full = 'Trop de planètes.';
export const ServerMessage = failing(errorResponse(409, { message: full }), full);
export const WebPageInstead = failing(webPage, fallback);

const away = () => page.getByRole('link', { name: 'Ailleurs' });
async function question(name = t('form.leaveTitle')) {
  const dialog = await page.findByRole('alertdialog', { name });
  await atRest();
  return dialog;
}

export const LeftUnsaved: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), 'Dune');
    await userEvent.click(away());
    const dialog = await question();
    await userEvent.click(within(dialog).getByRole('button', { name: t('form.stay') }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await input('Nom')).toHaveValue('Dune');
    await expect(currentHref()).toBe('/planetes/ajouter');
    await userEvent.click(page.getByRole('link', { name: t('common.cancel') }));
    await question();
    await userEvent.click(page.getByRole('button', { name: t('form.leave') }));
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const LeaveDialog: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), 'Dune');
    await userEvent.click(away());
    await question();
  },
};

/** No changes would be lost, so leaving needs no confirmation. */
export const LeftUnchanged: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), 'Dune');
    await userEvent.clear(await input('Nom'));
    await userEvent.click(away());
    await page.findByRole('heading', { name: 'Ailleurs' });
  },
};

/** A late response does not take users back from another page, nor from one that is still on its way. */
export const LeftWhileSending: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent);
    const release = hold(create);
    await userEvent.click(submitButton());
    const arrive = pauseNavigation();
    await userEvent.click(away());
    const asked = within(await question(t('form.sendingTitle')));
    await userEvent.click(asked.getByRole('button', { name: t('form.leave') }));
    release();
    await toast('Planète ajoutée.');
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    arrive();
    await page.findByRole('heading', { name: 'Ailleurs' });
    await expect(currentHref()).toBe('/ailleurs');
  },
};

/** After an error the form still counts as unsaved. */
export const LeftAfterFailure: Story = {
  parameters: onPlanets(12, { responses: { [create]: errorResponse(500) } }),
  play: async ({ userEvent }) => {
    await send(userEvent);
    await toast(fallback);
    await userEvent.click(away());
    await question();
  },
};

export const SmallScreen: Story = { ...Blank, globals: phone };
export const SmallScreenInvalid: Story = { ...Invalid, globals: phone };
