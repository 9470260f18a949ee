import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Components/PasswordInput',
  component: PasswordInput,
  args: {
    'aria-label': 'Mot de passe',
    revealLabel: 'Afficher le mot de passe',
    concealLabel: 'Masquer le mot de passe',
    autoComplete: 'current-password',
    defaultValue: 'correct cheval batterie',
  },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every prop can be set here. */
export const Playground: Story = {};
export const Revealed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Mot de passe');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: args.concealLabel })).toHaveFocus();
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: '' } };
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = { args: { size: 'lg' } };
