import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { linkProps } from '#kit/link/link.tsx';
import { forcedColours, ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { SubjectCard } from '#kit/subject-card/subject-card.tsx';
import { HoverCard, type HoverCardProps } from './hover-card.tsx';

const page = within(document.body);

function Linked(props: HoverCardProps) {
  const [trigger, setTrigger] = useState<HTMLAnchorElement | null>(null);
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ paddingBlockStart: 200 }}>
      <a ref={setTrigger} href="#camille" {...linkProps({ variant: 'accent' })}>
        Camille Martin
      </a>
      {trigger && (
        <HoverCard
          {...props}
          trigger={trigger}
          open={open}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Components/Overlays/HoverCard',
  component: HoverCard,
  args: {
    trigger: document.body,
    open: true,
    onClose: fn(),
    onHold: fn(),
    onLeave: fn(),
    children: (
      <SubjectCard
        picture={<Avatar name="Camille Martin" />}
        title="Camille Martin"
        lines={[{ id: 'since', content: 'Cliente depuis 2024' }]}
        facts={[{ id: 'phone', term: 'Téléphone', value: '06 12 34 56 78' }]}
      />
    ),
  },
  parameters: ownFrame('280px'),
  render: (args) => <Linked {...args} />,
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => page.findByText('06 12 34 56 78');

export const Playground: Story = { play: async () => void (await opened()) };

/** Escape closes it. The focus stays on the link. */
export const Keyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await opened();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    // Escape counts from the moment when the card listens to the page.
    await waitFor(async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalled();
    });
    await waitFor(() => expect(page.queryByText('06 12 34 56 78')).not.toBeInTheDocument());
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** The pointer can reach it. Its owner decides whether it closes when the pointer leaves it: the link may be entered. */
export const Held: Story = {
  play: async ({ args, userEvent }) => {
    const card = await opened();
    await userEvent.hover(card);
    await expect(args.onHold).toHaveBeenCalled();
    await userEvent.unhover(card);
    await expect(args.onLeave).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** It never covers its link: without space above, it is below. */
export const OddTexts: Story = {
  args: {
    children: (
      <SubjectCard
        title={oddTexts[4]}
        facts={oddTexts.map((text) => ({ id: text, term: text, value: text, wide: true }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    const card = () => document.querySelector('[data-scope=hover-card][data-part=content]');
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    await waitFor(async () => {
      const link = box(canvas.getByRole('link'));
      await expect(box(card()).height).toBeGreaterThan(0);
      await expect(box(card()).bottom <= link.top || box(card()).top >= link.bottom).toBe(true);
    });
  },
};
export const RightToLeft: Story = { globals: rightToLeft, play: async () => void (await opened()) };
export const ForcedColours: Story = { globals: forcedColours, play: async () => void (await opened()) };
