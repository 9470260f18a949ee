import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { t } from '#lib/i18n/i18n.ts';
import {
  button,
  check,
  count,
  create,
  dialog,
  importArgs,
  importMixed,
  importParameters,
  mixed,
  start,
} from '#runtime/testing/import-dialog.ts';
import { goTo, PlanetApp } from '#runtime/testing/planet-app.tsx';
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

/** Checks that a key pressed by mistake closes nothing, and that leaving the page asks first. */
async function expectKept(userEvent: { keyboard(keys: string): Promise<void> }) {
  await userEvent.keyboard('{Escape}');
  goTo('/planetes/ajouter');
  await page.findByRole('alertdialog', { name: t('form.leaveTitle') });
  await atRest();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(page.queryByRole('alertdialog')).not.toBeInTheDocument());
  await dialog();
  await atRest();
}

/** What was typed is kept until the user confirms to lose it, in every step. */
export const TypedTexts: Story = {
  play: async ({ userEvent }) => {
    await check(userEvent, mixed);
    await userEvent.type((await dialog()).getByLabelText('Nom'), 'Hoth II');
    await expectKept(userEvent);
    await userEvent.click(await button(t('common.back')));
    await userEvent.click(await button(t('common.back')));
    await (await dialog()).findByLabelText(t('import.file'));
    await expectKept(userEvent);
    await userEvent.click(await button(t('common.cancel')));
    const question = within(await page.findByRole('alertdialog', { name: t('form.leaveTitle') }));
    await atRest();
    await userEvent.click(question.getByRole('button', { name: t('form.discard') }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(calls(create)).toHaveLength(0);
    await atRest();
  },
};

/** Rows without a record are kept, also where nothing was typed. When all rows have theirs, a key closes the dialog. */
export const RemainingRows: Story = {
  play: async ({ userEvent }) => {
    const shown = await importMixed(userEvent);
    await expectKept(userEvent);
    await userEvent.click(await button(t('import.correct')));
    await expectKept(userEvent);
    await userEvent.type(await shown.findByLabelText('Nom'), 'Hoth II');
    await userEvent.type(shown.getByLabelText('Adresse de contact'), '.fr');
    await start(userEvent, 1);
    await shown.findByText(t('import.created', count(1)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await atRest();
  },
};

/** A text of several lines keeps them while it is corrected, also in a field whose texts have one line. */
export const SeveralLines: Story = {
  play: async ({ userEvent }) => {
    const cells = ['', '"hoth@example.com\nhoth@example.org"', '"De la glace.\nDe la neige."'];
    await check(userEvent, `Nom;Adresse de contact;Description\n${cells.join(';')}`);
    const shown = await dialog();
    await userEvent.type(shown.getByLabelText('Nom'), 'Hoth');
    const contact = shown.getByLabelText('Adresse de contact');
    await expect(contact).toHaveValue('hoth@example.com\nhoth@example.org');
    await userEvent.type(contact, '{Backspace}'.repeat('\nhoth@example.org'.length));
    // The input that is typed in stays the same.
    await expect(contact).toHaveFocus();
    await userEvent.type(shown.getByLabelText('Description'), '{Enter}Du vent.');
    await start(userEvent, 1);
    await shown.findByText(t('import.created', count(1)));
    await expect(sent('contact')).toEqual(['hoth@example.com']);
    const [description] = sent('description');
    await expect(String(description).split('\r\n')).toEqual(['De la glace.', 'De la neige.', 'Du vent.']);
    await atRest();
  },
};
