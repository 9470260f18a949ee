import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Entered } from '#fields/story-frames.tsx';
import { input } from './password.input.tsx';
import { password } from './password.ts';

const field = password({ required: true });

const meta = { title: 'Fields/Text/Password' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={field} label="Mot de passe" draft={draft} {...more} />;
};

export const InputEmpty: Story = {
  render: entered(''),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(/^Mot de passe/);
    await userEvent.tab();
    await userEvent.keyboard(' cheval batterie ');
    await expect(box).toHaveValue(' cheval batterie ');
    await expect(box).toHaveAttribute('type', 'password');
    await expect(box).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer : Mot de passe' }));
    await expect(box).toHaveAttribute('type', 'password');
  },
};
export const InputFilled: Story = { render: entered('cheval batterie') };
export const InputLong: Story = { render: entered('cheval batterie agrafe correcte '.repeat(5)) };
export const InputInvalid: Story = { render: entered('', { error: 'Ce champ est requis' }) };
export const InputDisabled: Story = { render: entered('cheval', { disabled: true }) };
