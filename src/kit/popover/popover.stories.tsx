import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { forcedColours, largeTextOnPhone, ownFrame, phone, rightToLeft } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { Popover, preloadPopover } from './popover.tsx';
import type { PopoverProps } from './popover-panel.tsx';

const page = within(document.body);

function Interactive(props: PopoverProps) {
  const [open, setOpen] = useState(props.open);
  const id = useId();
  return (
    <div style={{ minHeight: 260 }}>
      <Button
        id={id}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={open}
        {...onIntent(preloadPopover)}
        onClick={() => setOpen(!open)}
      >
        Modifier la note
      </Button>
      <Popover
        {...props}
        triggerId={id}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    open: true,
    onOpenChange: fn(),
    triggerId: 'trigger',
    title: 'Note interne',
    closeLabel: 'Fermer',
    children: <TextInput aria-label="Note interne" />,
  },
  parameters: ownFrame('320px'),
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => page.findByRole('dialog', { name: 'Note interne' });
const gone = () => waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());

export const Playground: Story = { play: async () => void (await opened()) };
export const Default: Story = { play: async () => void (await opened()) };
export const WithFooter: Story = {
  args: { footer: <Button size="sm">Appliquer</Button> },
  play: async () => void (await opened()),
};

export const AlignedAtStart: Story = { args: { align: 'start' }, play: async () => void (await opened()) };
/** Where the trigger is at the end of what it belongs to. */
export const AlignedAtEnd: Story = { args: { align: 'end' }, play: async () => void (await opened()) };

/** The title is hidden where the content names itself. A sheet still shows it. */
export const TitleHidden: Story = { args: { titleHidden: true }, play: async () => void (await opened()) };

/** Focus goes into the content and, on Escape, back to the trigger. */
export const Keyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Modifier la note' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await opened();
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Note interne' })).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A press outside closes it. The page stays usable while it is open. */
export const ClosedFromOutside: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, userEvent }) => {
    await opened();
    await waitFor(() => expect(page.getByRole('textbox')).toHaveFocus());
    // A press counts from the moment when the panel listens to the page.
    await waitFor(async () => {
      await userEvent.click(document.body);
      await expect(page.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** On a phone: a sheet with a close button, which keeps focus. */
export const Sheet: Story = {
  args: { footer: <Button>Appliquer</Button> },
  globals: phone,
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight));
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Fermer' })).toBeVisible());
  },
};

/** The content scrolls; the title and the footer stay. */
export const LongContent: Story = {
  args: {
    footer: <Button size="sm">Appliquer</Button>,
    children: Array.from({ length: 40 }, (_, index) => `Ligne ${index + 1}`).map((line) => (
      <Button key={line} variant="ghost" block>
        {line}
      </Button>
    )),
  },
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Appliquer' })).toBeVisible());
  },
};

export const OddTexts: Story = {
  args: { title: oddTexts[4] ?? '', children: oddTexts.map((text) => <Text key={text}>{text}</Text>) },
  play: async () => {
    await page.findByRole('dialog');
  },
};

export const LargeText: Story = { ...Sheet, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Default, globals: forcedColours };

/** In a script from right to left the panel and its content run from right to left, too. */
export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async () => {
    await opened();
    await expect(page.getByRole('dialog')).toHaveStyle({ direction: 'rtl' });
  },
};
