import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { goTo, historyLength, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { commandedPlanets, planets } from '#runtime/testing/planets.ts';
import { noRecords } from '#runtime/testing/responses.ts';
import { calls, type Route } from '#runtime/testing/service.ts';
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
type User = Parameters<Required<Story>['play']>[0]['userEvent'];

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

async function question(userEvent: User, opener: string) {
  await userEvent.click(await page.findByRole('button', { name: opener }));
  const dialog = within(await page.findByRole('alertdialog'));
  await atRest();
  return dialog;
}

async function fill(userEvent: User) {
  await userEvent.type(await input('Nom'), 'Dune');
  await userEvent.type(await input('Description'), 'Du sable.');
  await userEvent.type(await input('Adresse de contact'), 'dune@example.com');
}

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

/** The dialog is still on the screen while it closes: it is not sent again then either. */
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
    await toast('Supprimé avec succès.');
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

/** Leaving a form by two clicks is one navigation. */
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
