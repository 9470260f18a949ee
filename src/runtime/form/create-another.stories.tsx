import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import { currentHref, PlanetApp } from '#runtime/testing/planet-app.tsx';
import { planets } from '#runtime/testing/planets.ts';
import { noNetwork } from '#runtime/testing/responses.ts';
import { calls, respond } from '#runtime/testing/service.ts';
import { onPlanets, page, toast } from '#runtime/testing/story.ts';

const create = 'POST /admin/planets';

const meta = {
  title: 'Patterns/Create another',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: planets, path: '/planetes/ajouter' },
  parameters: onPlanets(12),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (label: string) => page.findByLabelText(label);
const press = (userEvent: UserEventObject, name: string) =>
  userEvent.click(page.getByRole('button', { name }));
async function fill(userEvent: UserEventObject, name: string) {
  await userEvent.type(await input('Nom'), name);
  await userEvent.type(await input('Description'), 'Du sable.');
  await userEvent.type(await input('Adresse de contact'), 'dune@example.com');
}

/** The form is empty again, and its first field has the focus. The last record leads to the list. */
export const Saved: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Dune');
    await press(userEvent, t('form.continue'));
    await toast('Planète ajoutée.');
    await waitFor(async () => expect(await input('Nom')).toHaveValue(''));
    await waitFor(async () => expect(await input('Nom')).toHaveFocus());
    await expect(await input('Description')).toHaveValue('');
    await expect(currentHref()).toBe('/planetes/ajouter');
    await fill(userEvent, 'Caladan');
    await userEvent.type(await input('Nom'), '{Enter}');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
    await expect(calls(create)).toHaveLength(2);
  },
};

/** Nothing is lost, and the next press of Enter leads to the list. */
export const Failed: Story = {
  play: async ({ userEvent }) => {
    await fill(userEvent, 'Dune');
    respond(create, noNetwork);
    await press(userEvent, t('form.continue'));
    await toast(t('errors.network'));
    await expect(await input('Nom')).toHaveValue('Dune');
    respond(create);
    await userEvent.type(await input('Nom'), '{Enter}');
    await waitFor(() => expect(currentHref()).toBe('/planetes'));
  },
};
