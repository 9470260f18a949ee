import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { recordAnnouncements } from '#runtime/testing/announcements.ts';
import { goTo, historyLength, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { commandedPlanets, planets } from '#runtime/testing/planets.ts';
import { errorResponse, noNetwork, noRecords } from '#runtime/testing/responses.ts';
import { calls, hold, type Route, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, toast } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/Submission',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes' },
  parameters: onPlanets(2),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks twice within one task: nothing can be rendered between the clicks. */
function clickTwice(button: HTMLElement) {
  button.click();
  button.click();
}

/** Submits the form of an input twice within one task, as Enter does. */
function submitTwice(input: HTMLElement) {
  const form = input.closest('form');
  if (form === null) throw new Error('The input has no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
}

const input = (label: string) => page.findByLabelText(label);
const sentOnce = (route: Route) => expect(calls(route)).toHaveLength(1);

async function question(userEvent: UserEventObject, opener: string) {
  await userEvent.click(await page.findByRole('button', { name: opener }));
  const dialog = within(await page.findByRole('alertdialog'));
  await atRest();
  return dialog;
}

async function fill(userEvent: UserEventObject) {
  await userEvent.type(await input('Nom'), 'Dune');
  await userEvent.type(await input('Description'), 'Du sable.');
  await userEvent.type(await input('Adresse de contact'), 'dune@example.com');
}

/** The focus reads the first wrong field. How many there are is announced at each attempt, and that sending takes long. */
export const Announced: Story = {
  args: { path: '/planetes/ajouter' },
  play: async ({ userEvent }) => {
    await input('Nom');
    const announcements = recordAnnouncements();
    const said = (text: string) => announcements.texts().filter((each) => each === text);
    const send = () => userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await send();
    await waitFor(() => expect(document.activeElement).toBeInvalid());
    const count = document.querySelectorAll('form [aria-invalid=true]').length;
    await waitFor(() => expect(said(t('form.wrong', { count }))).toHaveLength(1));
    await send();
    await waitFor(() => expect(said(t('form.wrong', { count }))).toHaveLength(2));
    await fill(userEvent);
    const release = hold('POST /admin/planets');
    await send();
    await waitFor(() => expect(said(t('form.pending'))).toHaveLength(1), { timeout: 5_000 });
    release();
    await toast('Planète ajoutée.');
    await expect(said(t('form.wrong', { count }))).toHaveLength(2);
  },
};

export const CreatedByTwoClicks: Story = {
  args: { path: '/planetes/ajouter' },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    clickTwice(page.getByRole('button', { name: 'Ajouter' }));
    await toast('Planète ajoutée.');
    await sentOnce('POST /admin/planets');
  },
};

export const CreatedByEnterTwice: Story = {
  args: { path: '/planetes/ajouter' },
  play: async ({ userEvent }) => {
    await fill(userEvent);
    submitTwice(await input('Nom'));
    await toast('Planète ajoutée.');
    await sentOnce('POST /admin/planets');
  },
};

export const EditedByTwoClicks: Story = {
  args: { path: '/planetes/2' },
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), ' VI');
    clickTwice(page.getByRole('button', { name: 'Modifier' }));
    await toast('Planète modifiée.');
    await sentOnce('PUT /admin/planets/{id}');
  },
};

/** A dialog that is closing is still on the screen, but cannot be submitted again. */
export const DialogByEnterTwice: Story = {
  args: { path: '/registre' },
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('button', { name: t('list.edit', { title: 'Hoth' }) }));
    await page.findByRole('dialog');
    await atRest();
    const name = await input('Nom');
    await userEvent.type(name, ' II');
    submitTwice(name);
    await toast('Planète modifiée.');
    if (name.isConnected) submitTwice(name);
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await sentOnce('PUT /admin/planets/{id}');
  },
};

export const DeletedByTwoClicks: Story = {
  play: async ({ userEvent }) => {
    const dialog = await question(userEvent, t('list.remove', { title: 'Hoth' }));
    const confirm = dialog.getByRole('button', { name: t('remove.confirm') });
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy', 'true'));
    clickTwice(confirm);
    await toast(t('remove.done'));
    await sentOnce('DELETE /admin/planets/{id}');
  },
};

export const CommandByTwoClicks: Story = {
  args: { resource: commandedPlanets },
  parameters: onPlanets(2, {
    responses: {
      'POST /admin/planets/{id}/evacuate': () => Response.json({}),
      'GET /admin/planets/{id}/moons': noRecords,
    },
  }),
  play: async ({ userEvent }) => {
    const dialog = await question(userEvent, 'Évacuer Arrakis');
    clickTwice(dialog.getByRole('button', { name: 'Évacuer' }));
    await toast('Planète évacuée.');
    await sentOnce('POST /admin/planets/{id}/evacuate');
  },
};

/** Two clicks on the button that leaves a form are one navigation. */
export const LeftByTwoClicks: Story = {
  args: { path: '/planetes/ajouter' },
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Nom'), 'Dune');
    goTo('/ailleurs');
    await page.findByRole('alertdialog');
    await atRest();
    const before = historyLength() ?? 0;
    clickTwice(page.getByRole('button', { name: t('form.leave') }));
    await page.findByRole('heading', { name: 'Ailleurs' });
    await expect(historyLength()).toBe(before + 1);
  },
};

const keys = (route: Route) => calls(route).map(({ headers }) => headers.get('Idempotency-Key'));
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** A lost response: the same draft is sent again under its key. Another draft has another key. */
export const KeyOfEachTry: Story = {
  args: { path: '/planetes/ajouter' },
  parameters: onPlanets(2, { responses: { 'POST /admin/planets': noNetwork } }),
  play: async ({ userEvent }) => {
    const send = async (text: string) => {
      await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
      await toast(text);
      await waitFor(() =>
        expect(page.getByRole('button', { name: 'Ajouter' })).not.toHaveAttribute('aria-busy'),
      );
    };
    await fill(userEvent);
    await send(t('errors.network'));
    await send(t('errors.network'));
    await userEvent.type(await input('Nom'), ' II');
    await send(t('errors.network'));
    const [first, retry, changed] = keys('POST /admin/planets');
    await expect(first).toMatch(uuid);
    await expect(retry).toBe(first);
    await expect(changed).toMatch(uuid);
    await expect(changed).not.toBe(first);
  },
};

/** The service has refused the draft: the next attempt is another submission, and its success closes the toast of the refusal. */
export const KeyAfterAResponse: Story = {
  args: { path: '/planetes/ajouter' },
  parameters: onPlanets(2, {
    responses: { 'POST /admin/planets': errorResponse(409, { message: 'Prise.' }) },
  }),
  play: async ({ userEvent }) => {
    await fill(userEvent);
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await toast('Prise.');
    respond('POST /admin/planets');
    await userEvent.click(page.getByRole('button', { name: 'Ajouter' }));
    await toast('Planète ajoutée.');
    await waitFor(() => expect(page.queryByText('Prise.')).toBeNull());
    const [refused, accepted] = keys('POST /admin/planets');
    await expect(accepted).toMatch(uuid);
    await expect(accepted).not.toBe(refused);
  },
};
