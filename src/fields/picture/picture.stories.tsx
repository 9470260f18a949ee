import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MissingValue, Shown } from '#fields/story-frames.tsx';
import { picture } from './picture.ts';
import { views } from './picture.views.tsx';

const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7c8cff"/><circle cx="4" cy="3" r="1.5" fill="#fff"/><circle cx="4" cy="8" r="3" fill="#fff"/></svg>',
)}`;
const avatar = picture({ shape: 'url', nullable: true, round: true });
const icon = picture({ shape: 'object', nullable: true });

const meta = { title: 'Fields/Pictures and files/Picture' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Round: Story = { render: () => <Shown views={views} field={avatar} value={drawn} /> };
export const Square: Story = { render: () => <Shown views={views} field={icon} value={{ src: drawn }} /> };
/** The initials of the record replace a missing portrait. */
export const Initials: Story = {
  render: () => <MissingValue field={avatar} title="Alice Dubreuil" />,
  play: async ({ canvas }) => void (await expect(canvas.getAllByText('AD')).toHaveLength(2)),
};
/** They replace a broken one, too. */
export const BrokenPortrait: Story = {
  render: () => (
    <Shown views={views} field={avatar} value="data:image/png;base64,AAAA" title="Alice Dubreuil" />
  ),
  play: async ({ canvas }) => void (await waitFor(() => expect(canvas.getAllByText('AD')).toHaveLength(2))),
};
/** An icon instead of a dash, so that the space next to the name is not empty. */
export const Empty: Story = { render: () => <MissingValue field={avatar} /> };
export const EmptySquare: Story = { render: () => <MissingValue field={icon} raw={{ src: ' ' }} /> };
export const Broken: Story = {
  render: () => <Shown views={views} field={avatar} value="data:image/png;base64,AAAA" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};
/** An address that may run code, or that does not lead to a picture, is never requested. */
export const ForeignScheme: Story = {
  tags: ['!autodocs', 'behaviour'],
  render: () => <Shown views={views} field={avatar} value="javascript:alert(1)" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
