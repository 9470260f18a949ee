import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { day } from '#fields/day/day.ts';
import { text } from '#fields/text/text.ts';
import { t } from '#lib/i18n/i18n.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { change } from '#runtime/testing/planet-merge.ts';
import { planets } from '#runtime/testing/planets.ts';
import { calls } from '#runtime/testing/service.ts';
import { atRest, onService, page, phone, toast } from '#runtime/testing/story.ts';
import type { Resource } from '#schema/resource.ts';

/** Planets that cannot close before they open. */
const visited: Resource = {
  ...planets,
  fields: { name: text({ required: true }), opens: day({ nullable: true }), closes: day({ nullable: true }) },
  list: { columns: ['name', 'opens', 'closes'], actions: ['edit'] },
  form: [['name'], ['opens', 'closes']],
  ascending: [['opens', 'closes']],
};

const create = 'POST /admin/planets';

const versioned: Resource = { ...visited, versioned: true };
const records = [1, 2].map((id) => ({ id, name: 'Dune', opens: '2026-03-01', closes: '2026-03-31' }));

const meta = {
  title: 'Patterns/Ascending fields',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: { resource: visited, path: '/planetes/ajouter' },
  parameters: onService({ dataSets: [{ resource: visited, records }] }),
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (label: string) => page.findByRole('textbox', { name: new RegExp(`^${label}`) });
const submit = () => page.getByRole('button', { name: 'Ajouter' });

/** The error is at the second field, beside those of other fields, and goes when one of the two is corrected. */
export const InTheWrongOrder: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await input('Ouverture'), '12/03/2026');
    await userEvent.type(await input('Fermeture'), '01/03/2026');
    await userEvent.click(submit());
    await waitFor(async () => expect(await input('Nom')).toHaveFocus());
    const message = t('validation.notBeforeField', { label: 'Ouverture' });
    await expect(await input('Fermeture')).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(await input('Ouverture')).not.toBeInvalid();
    await expect(calls(create)).toHaveLength(0);
  },
};

export const Corrected: Story = {
  play: async (context) => {
    await InTheWrongOrder.play?.(context);
    const { userEvent } = context;
    await userEvent.type(await input('Nom'), 'Dune');
    await userEvent.clear(await input('Ouverture'));
    await userEvent.type(await input('Ouverture'), '28/02/2026');
    await waitFor(async () => expect(await input('Fermeture')).not.toBeInvalid());
    await userEvent.click(submit());
    await toast('Planète ajoutée.');
    await atRest();
  },
};

/**
 * Somebody else has moved the opening, and the user the closing: each change is right, and both together are not. The form has both
 * then, and the error is at its field.
 */
export const MergedInTheWrongOrder: Story = {
  args: { resource: versioned, path: '/planetes/2' },
  parameters: onService({ dataSets: [{ resource: versioned, records }] }),
  play: async ({ userEvent }) => {
    await change(userEvent, 'Fermeture', '10/03/2026');
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: 'Dune', opens: '2026-03-20', closes: '2026-03-31' }))
      body.set(name, value);
    await fetch('/api/v1/admin/planets/2', { method: 'PUT', body });
    await userEvent.click(page.getByRole('button', { name: 'Modifier' }));
    await waitFor(async () => expect(await input('Ouverture')).toHaveValue('20/03/2026'));
    const message = t('validation.notBeforeField', { label: 'Ouverture' });
    await waitFor(async () =>
      expect(await input('Fermeture')).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    await expect(await input('Fermeture')).toHaveFocus();
    await expect(page.queryByText(t('errors.fallback'))).toBeNull();
  },
};

export const SmallScreen: Story = { ...InTheWrongOrder, globals: phone };
