import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import {
  button,
  check,
  count,
  create,
  dialog,
  importArgs,
  importParameters,
  start,
} from '#runtime/testing/import-dialog.ts';
import { PlanetApp } from '#runtime/testing/planet-app.tsx';
import { calls } from '#runtime/testing/service.ts';
import { atRest, page } from '#runtime/testing/story.ts';

const meta = {
  title: 'Patterns/Import corrections',
  component: PlanetApp,
  tags: ['!autodocs'],
  args: importArgs,
  parameters: importParameters,
} satisfies Meta<typeof PlanetApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns what each call that creates has sent for a field. */
const sent = (field: string) =>
  calls(create).map(({ body }) => (body instanceof FormData ? body.get(field) : undefined));

/** A correction belongs to the text of a column: with another column, the field has what is in the file. */
export const OtherColumn: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, 'Nom;Nom complet;Adresse de contact;Description\n;Hoth;hoth@example;De la glace.');
    const shown = await dialog();
    await userEvent.type(shown.getByLabelText('Nom'), 'X');
    await userEvent.type(shown.getByLabelText('Adresse de contact'), '.com');
    await userEvent.click(await button(t('common.back')));
    await userEvent.click(await shown.findByRole('combobox', { name: 'Nom' }));
    await userEvent.click(await page.findByRole('option', { name: 'Nom complet' }));
    await atRest();
    await userEvent.click(await button(t('import.check')));
    await start(userEvent, 1);
    await shown.findByText(t('import.created', count(1)));
    await expect(sent('name')).toEqual(['Hoth']);
    // The column of this field is the same.
    await expect(sent('contact')).toEqual(['hoth@example.com']);
    await atRest();
  },
};
