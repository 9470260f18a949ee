import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '#kit/stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Badge: Story = { args: { shape: 'badge' } };
export const Picture: Story = { args: { shape: 'picture' } };
export const Media: Story = { args: { shape: 'media' } };
export const Control: Story = { args: { shape: 'control', width: 'full' } };
export const Square: Story = { args: { shape: 'square' } };
export const Lines: Story = { args: { shape: 'lines' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Block: Story = { args: { shape: 'block' } };
export const Widths: Story = {
  render: () => (
    <Stack gap="2">
      <Skeleton width="auto" />
      <Skeleton width="xs" />
      <Skeleton width="sm" />
      <Skeleton width="md" />
      <Skeleton width="lg" />
      <Skeleton width="full" />
    </Stack>
  ),
};
