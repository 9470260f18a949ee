import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Users } from 'lucide';
import { expect } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { Icon } from './icon.tsx';

const meta = { title: 'Components/Data display/Icon', component: Icon, args: { of: Users } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Meaningful: Story = {
  args: { of: BadgeCheck, label: 'Vérifié', tone: 'success' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('img', { name: 'Vérifié' });
    await expect(icon).toBeVisible();
    // Its two shapes are one element.
    await expect(icon.querySelectorAll('*')).toHaveLength(1);
  },
};
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Icon of={Users} size="sm" />
      <Icon of={Users} size="md" />
      <Icon of={Users} size="lg" />
      <Icon of={Users} size="xl" />
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Icon of={Users} tone="inherit" />
      <Icon of={Users} tone="subtle" />
      <Icon of={BadgeCheck} tone="success" />
    </Stack>
  ),
};
