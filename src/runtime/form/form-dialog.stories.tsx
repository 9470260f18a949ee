import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planets } from '#runtime/testing/planets.ts';
import { errorResponse, noNetwork } from '#runtime/testing/responses.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onPlanets, page, phone, toast } from '#runtime/testing/story.ts';

const create = 'POST /admin/planets';
const update = 'PUT /admin/planets/{id}';

const meta = {
  title: 'Patterns/Form dialog',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/registre' },
  parameters: onPlanets(7),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (label: string) => page.getByLabelText(label);
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());

async function press(userEvent: UserEventObject, name: string) {
  const button = await page.findByRole('button', { name });
  await atRest();
  await userEvent.click(button);
}

async function edit(userEvent: UserEventObject) {
  await press(userEvent, t('list.edit', { title: 'Hoth' }));
  const dialog = await page.findByRole('dialog', { name: 'Modifier la planète' });
  await atRest();
  return within(dialog);
}

export const Creating: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Ajouter');
    await page.findByRole('dialog', { name: 'Ajouter une planète' });
    await waitFor(() => expect(field('Nom')).toHaveFocus());
    await expect(field('Nom')).toHaveValue('');
    await atRest();
  },
};

/** The form is empty again, and its first field has the focus. The last record closes the dialog. */
export const CreatingAnother: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Ajouter');
    for (const [name, submit] of [
      ['Dune', t('form.continue')],
      ['Caladan', 'Ajouter'],
    ] as const) {
      await waitFor(() => expect(field('Nom')).toHaveFocus());
      await expect(field('Nom')).toHaveValue('');
      await userEvent.type(field('Nom'), name);
      await userEvent.type(field('Description'), 'Du sable.');
      await userEvent.type(field('Adresse de contact'), 'dune@example.com');
      const dialog = within(await page.findByRole('dialog', { name: 'Ajouter une planète' }));
      await userEvent.click(dialog.getByRole('button', { name: submit }));
      await waitFor(() => expect(page.queryByDisplayValue(name)).toBeNull());
    }
    await gone();
    await expect(calls(create)).toHaveLength(2);
    await waitFor(() => expect(page.getByRole('button', { name: 'Ajouter' })).toHaveFocus());
  },
};

/** A stored record is followed by no other. */
export const NoneAfterEdited: Story = {
  play: async ({ userEvent }) => {
    const dialog = await edit(userEvent);
    await expect(dialog.queryByRole('button', { name: t('form.continue') })).toBeNull();
  },
};

export const Invalid: Story = {
  play: async ({ userEvent }) => {
    await press(userEvent, 'Ajouter');
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(field('Nom')).toHaveAccessibleDescription(t('validation.required')));
    await waitFor(() => expect(field('Nom')).toHaveFocus());
    await expect(calls(create)).toHaveLength(0);
    await atRest();
  },
};

/** After saving, the dialog closes, the list is read again, and the page stays. */
export const Saved: Story = {
  args: { path: '/registre?registre-limit=5&autre=1' },
  play: async ({ userEvent }) => {
    const dialog = await edit(userEvent);
    await userEvent.type(field('Nom'), ' II');
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }));
    await toast('Planète modifiée.');
    await gone();
    await page.findByRole('button', { name: t('list.edit', { title: 'Hoth II' }) });
    await expect(calls(update)).toHaveLength(1);
    await expect(currentHref()).toBe('/registre?registre-limit=5&autre=1');
  },
};

export const Rejected: Story = {
  parameters: onPlanets(7, {
    responses: { [update]: errorResponse(422, { errors: { name: 'Déjà prise', orbite: ['Instable'] } }) },
  }),
  play: async ({ userEvent }) => {
    const dialog = await edit(userEvent);
    await userEvent.type(field('Nom'), ' II');
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }));
    await waitFor(() => expect(field('Nom')).toHaveAccessibleDescription('Déjà prise'));
    await expect(dialog.getByText('Instable')).toBeVisible();
    await expect(field('Nom')).toHaveValue('Hoth II');
  },
};

export const NetworkFailure: Story = {
  parameters: onPlanets(7, { responses: { [update]: noNetwork } }),
  play: async ({ userEvent }) => {
    const dialog = await edit(userEvent);
    await userEvent.type(field('Nom'), ' II');
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier' }));
    await toast(t('errors.network'));
    await expect(field('Nom')).toHaveValue('Hoth II');
  },
};

export const ClosedUnsaved: Story = {
  play: async ({ userEvent }) => {
    const dialog = await edit(userEvent);
    await userEvent.type(field('Nom'), ' II');
    await userEvent.click(dialog.getByRole('button', { name: t('common.close') }));
    await press(userEvent, t('form.stay'));
    await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    // A field that got the focus back would be read, although its form is gone.
    const focused = fn();
    field('Nom').addEventListener('focus', focused);
    await press(userEvent, t('form.discard'));
    await gone();
    await expect(focused).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(page.getByRole('button', { name: t('list.edit', { title: 'Hoth' }) })).toHaveFocus(),
    );
    await expect(calls(update)).toHaveLength(0);
    // The next opening starts with the stored record.
    await edit(userEvent);
    await expect(field('Nom')).toHaveValue('Hoth');
  },
};

export const SmallScreen: Story = { ...Creating, globals: phone };
