import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Trash2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { IconButton, iconButtonLinkProps } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Voir Alice Dubreuil', icon: Eye, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Ghost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.label })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Outline: Story = { args: { variant: 'outline' } };
export const Small: Story = { args: { size: 'sm' } };
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
export const DisabledWithExplanation: Story = {
  args: {
    disabled: true,
    icon: Trash2,
    label: 'Supprimer Alice Dubreuil',
    explanation: 'Vous ne pouvez pas supprimer un utilisateur avec un abonnement en cours.',
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription(args.explanation);
  },
};
export const AsLink: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: ({ label, icon }) => (
    <a href="#alice" aria-label={label} {...iconButtonLinkProps({ size: 'sm' })}>
      <Icon of={icon} />
    </a>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap="6">
      {(['sm', 'md'] as const).map((size) => (
        <StateGrid
          key={size}
          title={size}
          rows={['ghost', 'outline']}
          states={[...pointerStates, 'disabled', 'loading']}
          render={(state, variant) => (
            <IconButton
              label="Supprimer Alice Dubreuil"
              icon={Trash2}
              size={size}
              variant={variant}
              disabled={state === 'disabled'}
              loading={state === 'loading'}
            />
          )}
        />
      ))}
    </Stack>
  ),
};
