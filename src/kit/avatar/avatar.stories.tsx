import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Avatar } from './avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7c8cff"/><circle cx="4" cy="3" r="1.5" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>',
)}`;

const meta = {
  title: 'Components/Data display/Avatar',
  component: Avatar,
  args: { name: 'Alice Dubreuil' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Picture: Story = { args: { src: picture, label: 'Alice Dubreuil' } };
export const DefaultPicture: Story = { args: { name: '' } };
export const BrokenPicture: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { src: 'data:image/png;base64,AAAA', label: 'Alice Dubreuil' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('AD')).toBeVisible());
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LargeDefault: Story = { args: { size: 'lg', name: '' } };
export const Square: Story = { args: { shape: 'square', src: picture } };
export const SquareEmpty: Story = { args: { shape: 'square', name: '' } };

export const OddTexts: Story = {
  render: (args) => (
    <Stack direction="row" gap="2">
      {oddTexts.map((text) => (
        <Avatar key={text} {...args} name={text} label={text} />
      ))}
    </Stack>
  ),
};
