import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { inState, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Components/Input/PasswordInput',
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

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['sm', 'md', 'lg']}
      states={['rest', 'hover', 'focus', 'invalid', 'read-only', 'disabled']}
      render={(state, size) => (
        <PasswordInput {...args} size={size} {...inState(state)} readOnly={state === 'read-only'} />
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      <Stack gap="2">
        {oddTexts.map((text) => (
          <PasswordInput key={text} {...args} defaultValue={text} />
        ))}
      </Stack>
    </Card>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: args.revealLabel }))
      await userEvent.click(button);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(oddTexts.length);
  },
};
