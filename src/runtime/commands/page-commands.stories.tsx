import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { manyCommandsPlanets } from '#runtime/testing/many-commands.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planet } from '#runtime/testing/planet-records.ts';
import { errorResponse, json, noRecords } from '#runtime/testing/responses.ts';
import { calls, type Handler, respond } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, phone, toast } from '#runtime/testing/story.ts';

const one = 'GET /admin/planets/{id}';
const evacuate = 'POST /admin/planets/{id}/evacuate';

/** The service runs the command: the planet is no longer inhabited. */
const evacuated: Handler = () => {
  respond(one, json({ data: { ...planet(1), inhabited: false } }));
  return Response.json({});
};

const meta = {
  title: 'Patterns/Page commands',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: manyCommandsPlanets, path: '/planetes/1' },
  parameters: onPlanets(2, {
    responses: { [evacuate]: evacuated, 'GET /admin/planets/{id}/moons': noRecords },
  }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const others = () => page.findByRole('button', { name: t('commands.others') });
/** The labels of the buttons in the head of the page. */
const buttons = () => within(page.getByRole('banner')).getAllByRole('button');
const labels = () => buttons().map((button) => button.textContent);

async function openMenu(userEvent: UserEventObject) {
  await userEvent.click(await others());
  const menu = await page.findByRole('menu', { name: t('commands.others') });
  await atRest();
  return within(menu);
}

/** Opens the question of a command in the menu. */
async function ask(userEvent: UserEventObject, name: string) {
  const menu = await openMenu(userEvent);
  await userEvent.click(menu.getByRole('menuitem', { name }));
  return asked(name);
}

/** Waits for the question: the focus is in it, and the menu is closed. */
async function asked(action: string) {
  const dialog = within(await page.findByRole('alertdialog', { name: t('questions.title', { action }) }));
  const cancel = dialog.getByRole('button', { name: t('common.cancel') });
  await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(cancel).toHaveFocus());
  await atRest();
  return { dialog, cancel };
}

const closed = () => waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());

/** The first command is a button. Deletion stays one, too. */
export const Closed: Story = {
  play: async () => {
    const menu = await others();
    await expect(menu).toHaveAttribute('aria-haspopup', 'menu');
    await expect(buttons()).toHaveLength(3);
    await expect(buttons()[0]).toHaveAccessibleName('Adapter');
    await expect(buttons()[2]).toHaveAccessibleName(t('common.remove'));
  },
};

/** The others are in the declared order. */
export const Open: Story = {
  play: async ({ userEvent }) => {
    const items = (await openMenu(userEvent)).getAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Évacuer',
      'Interdire l’atterrissage',
    ]);
    await expect(items.map(({ dataset }) => dataset['tone'])).toEqual(['default', 'danger']);
  },
};

export const Asking: Story = {
  play: async ({ userEvent }) => {
    const { dialog } = await ask(userEvent, 'Interdire l’atterrissage');
    await expect(dialog.getByText(/Plus aucun vaisseau/)).toBeVisible();
  },
};

/** After the question, the focus is at the button of the menu again, and its keys work. */
export const Cancelled: Story = {
  play: async ({ userEvent }) => {
    const button = await others();
    const { cancel } = await ask(userEvent, 'Évacuer');
    await userEvent.click(cancel);
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
  },
};

/** The same by the keyboard alone. */
export const CancelledByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const button = await others();
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const { dialog } = await asked('Interdire l’atterrissage');
    await expect(dialog.getByText(/Plus aucun vaisseau/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await atRest();
  },
};

/** The record allows two commands now: both are buttons, and the menu with the focus is gone. */
export const DoneAndFewer: Story = {
  play: async ({ userEvent }) => {
    const { dialog } = await ask(userEvent, 'Évacuer');
    await userEvent.click(dialog.getByRole('button', { name: 'Évacuer' }));
    await toast('Planète évacuée.');
    await closed();
    await expect(calls(evacuate)).toHaveLength(1);
    await waitFor(() =>
      expect(labels()).toEqual(['Adapter', 'Interdire l’atterrissage', t('common.remove')]),
    );
    await waitFor(() => expect(page.getByRole('main')).toHaveFocus());
    await atRest();
  },
};

/** The buttons are one line above the content. */
export const SmallScreen: Story = {
  globals: phone,
  play: async () => {
    await others();
    const tops = buttons().map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
export const SmallScreenOpen: Story = { ...Open, globals: phone };

/** The record could not be read again after the command: the page says that it shows an older one, and reads it again. */
export const NotReadAfterwards: Story = {
  play: async ({ userEvent }) => {
    respond(evacuate, () => {
      respond(one, errorResponse(503));
      return Response.json({});
    });
    const { dialog } = await ask(userEvent, 'Évacuer');
    await userEvent.click(dialog.getByRole('button', { name: 'Évacuer' }));
    await toast('Planète évacuée.');
    await closed();
    const alert = within(await page.findByRole('alert'));
    const retry = alert.getByRole('button', { name: t('common.retry') });
    respond(one, json({ data: { ...planet(1), inhabited: false } }));
    await userEvent.click(retry);
    await waitFor(() => expect(page.queryByRole('alert')).not.toBeInTheDocument());
    await atRest();
  },
};
