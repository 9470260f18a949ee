import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { input } from './choice.input.tsx';
import { choice } from './choice.ts';
import { views } from './choice.views.tsx';

const field = choice({
  values: ['client', 'driver', 'admin'],
  tones: { driver: 'info', admin: 'accent' },
  required: true,
});
const labels: Readonly<Record<string, string>> = {
  client: 'Client',
  driver: 'Chauffeur',
  admin: 'Administrateur',
};
const labelOf = (value: string) => labels[value];

const meta = {
  title: 'Fields/Values and states/Choice',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={field} label="Rôle" draft={null} labelOf={labelOf} onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={value} labelOf={labelOf} />;

export const Neutral: Story = { render: shown('client') };
export const Toned: Story = { render: shown('driver') };
export const Unknown: Story = { render: shown('super_admin') };
export const Long: Story = {
  render: shown('a_value_that_the_product_does_not_know_yet_'.repeat(3)),
};

const longest = 'Responsable régional des établissements et des partenaires';
const regional = choice({ values: ['regional'], required: true });
export const LongLabel: Story = {
  render: () => <Shown views={views} field={regional} value="regional" labelOf={() => longest} />,
};
/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = {
  render: () => <ShownEach views={views} field={field} values={oddTexts} labelOf={labelOf} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} raw=" " /> };

const entered = (draft: string | null, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Rôle" draft={draft} labelOf={labelOf} {...more} />;
};

export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const page = within(document.body);
    const picker = canvas.getByRole('combobox', { name: 'Rôle' });
    await expect(picker).toHaveTextContent('Selectionner...');
    await userEvent.click(picker);
    await userEvent.click(await page.findByRole('option', { name: 'Client' }));
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith('client'));
    await waitFor(() => expect(page.queryByRole('listbox')).toBeNull());
    await userEvent.click(picker);
    await userEvent.click(await page.findByRole('option', { name: 'Chauffeur' }));
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith('driver'));
    await expect(picker).toHaveTextContent('Chauffeur');
    await userEvent.click(await canvas.findByRole('button', { name: 'Effacer : Rôle' }));
    await expect(args.onDraft).toHaveBeenLastCalledWith(null);
    await expect(picker).toHaveTextContent('Selectionner...');
  },
};
export const InputByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Rôle' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith('driver'));
  },
};
export const InputFilled: Story = { render: entered('admin') };
export const InputLong: Story = {
  render: () => (
    <Entered input={input} field={regional} label="Rôle" draft="regional" labelOf={() => longest} />
  ),
};
export const InputUnknown: Story = {
  render: entered('super_admin'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveTextContent('super_admin');
  },
};
export const InputInvalid: Story = { render: entered(null, { error: 'Ce champ est requis' }) };
export const InputDisabled: Story = { render: entered('driver', { disabled: true }) };
