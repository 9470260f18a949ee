import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { input } from './phone.input.tsx';
import { phone } from './phone.ts';
import { views } from './phone.views.tsx';

const field = phone({ required: true });

const meta = { title: 'Fields/Text/Phone' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: string) => () => <Shown views={views} field={field} value={value} />;
const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Téléphone" draft={draft} {...more} />;
};

export const French: Story = {
  render: shown('+33612345678'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('06 12 34 56 78')).toHaveLength(2);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:+33612345678');
  },
};
export const Foreign: Story = { render: shown('+44 7700 900123') };
export const Long: Story = {
  render: shown('demander à l’accueil du bâtiment C, du lundi au vendredi, de 9 h à 17 h 30'),
};
export const NotANumber: Story = {
  render: shown('demander à l’accueil'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Unusual texts: other scripts, emoji, invisible characters, long texts without spaces. */
export const OddTexts: Story = { render: () => <ShownEach views={views} field={field} values={oddTexts} /> };
export const Empty: Story = { render: () => <MissingValue field={field} raw=" " /> };

export const InputEmpty: Story = {
  render: entered(''),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Téléphone' });
    await userEvent.tab();
    await userEvent.keyboard('0612345678');
    await expect(box).toHaveValue('06 12 34 56 78');
    await userEvent.keyboard('9');
    await expect(box).toHaveValue('06 12 34 56 78');
    await userEvent.clear(box);
    await userEvent.keyboard('+33612345678');
    await expect(box).toHaveValue('06 12 34 56 78');
  },
};
export const InputPasted: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: entered(''),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Téléphone' });
    await userEvent.click(box);
    await userEvent.paste('+33 (0)6 12 34 56 78');
    await expect(box).toHaveValue('06 12 34 56 78');
    await userEvent.clear(box);
    await userEvent.paste('Tél. : 06.12.34.56.78');
    await expect(box).toHaveValue('06 12 34 56 78');
  },
};
/** The caret stays at its digit when spaces are added or removed. */
export const InputEditedInTheMiddle: Story = {
  render: entered('06 12 34 56'),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Téléphone' });
    const caretAt = (position: number) => waitFor(() => expect(box.selectionStart).toBe(position));
    await userEvent.click(box);
    box.setSelectionRange(5, 5);
    await userEvent.keyboard('9');
    await expect(box).toHaveValue('06 12 93 45 6');
    await caretAt(7);
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('06 12 34 56');
    box.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}');
    await expect(box).toHaveValue('06 13 45 6');
    await caretAt(4);
    box.setSelectionRange(2, 2);
    await userEvent.keyboard('{Delete}');
    await expect(box).toHaveValue('06 34 56');
    await caretAt(2);
  },
};
export const InputFilled: Story = { render: entered('06 12 34 56 78') };
export const InputInvalid: Story = { render: entered('06 12', { error: 'Format requis: 0x xx xx xx xx' }) };
export const InputDisabled: Story = { render: entered('06 12 34 56 78', { disabled: true }) };
