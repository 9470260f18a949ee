import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '#kit/stack/stack.tsx';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Title: Story = { args: { shape: 'title', width: 'md' } };
export const Control: Story = { args: { shape: 'control', width: 'full' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Block: Story = { args: { shape: 'block' } };
export const Widths: Story = {
  render: () => (
    <Stack gap="2">
      <Skeleton width="sm" />
      <Skeleton width="md" />
      <Skeleton width="lg" />
      <Skeleton width="full" />
    </Stack>
  ),
};
