import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Announcement, type AnnouncementProps } from './announcement.tsx';

const meta = {
  title: 'Components/Feedback/Announcement',
  component: Announcement,
  args: { text: '3 lignes sélectionnées' },
} satisfies Meta<typeof Announcement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The region is there first. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 lignes sélectionnées'));
  },
};

function Searches(props: AnnouncementProps) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Button onClick={() => setTurn(turn + 1)}>Rechercher</Button>
      <Announcement {...props} turn={turn} />
    </>
  );
}

/** The same text is news again: the region is empty in between. */
export const SameTextAgain: Story = {
  args: { text: '12 résultats' },
  render: (args) => <Searches {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('12 résultats'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(status).toHaveTextContent('12 résultats'));
  },
};
