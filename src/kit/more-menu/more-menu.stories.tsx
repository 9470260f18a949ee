import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Page } from '#kit/page/page.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, phone, rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { MoreMenu } from './more-menu.tsx';

const page = within(document.body);
const onClose = fn();
const preload = fn();

const meta = {
  title: 'Components/Actions/MoreMenu',
  component: MoreMenu,
  args: {
    label: 'Autres actions',
    items: [
      { id: 'copy', label: 'Dupliquer', onSelect: fn() },
      { id: 'close', label: 'Fermer définitivement', tone: 'danger', onSelect: onClose },
    ],
    preload,
  },
  render: (args) => (
    <Page
      title="Chez Simone"
      actions={
        <>
          <Button variant="outline">Publier</Button>
          <MoreMenu {...args} />
          <Button variant="dangerOutline">Supprimer</Button>
        </>
      }
    >
      Les heures d’ouverture et le menu.
    </Page>
  ),
  beforeEach: () => {
    for (const spy of [onClose, preload]) spy.mockClear();
  },
} satisfies Meta<typeof MoreMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = { name: 'Autres actions' };

export const Playground: Story = {};

export const Open: Story = {
  parameters: ownFrame('220px'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', named));
    await expect(await page.findAllByRole('menuitem')).toHaveLength(2);
    await expect(preload).toHaveBeenCalled();
  },
};

/** The keys of a menu. What its actions need loads when the focus reaches the button. */
export const Keyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', named);
    await userEvent.tab();
    await expect(preload).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(preload).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/**
 * A press in the same frame as the pointer: the focus that the list then gets late goes back to the button at once, so
 * that a dialog opened by the action returns it there.
 */
export const PressedAtOnce: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', named);
    await userEvent.click(button);
    await waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
    const entry = page.getByRole('menuitem', { name: 'Fermer définitivement' });
    entry.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    entry.click();
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await expect(button).toHaveFocus();
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** The head of the page stays one line. The button shows three dots, and its name is the same. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getByRole('button', named)).toBeVisible();
  },
};
export const PhoneOpen: Story = { ...Open, globals: phone };

export const States: Story = {
  render: (args) => (
    <StateGrid rows={['']} states={pointerStates} on="button" render={() => <MoreMenu {...args} />} />
  ),
};
export const OddTexts: Story = {
  parameters: ownFrame('340px'),
  args: {
    label: oddTexts[4] ?? '',
    items: oddTexts.map((label) => ({ id: label, label, onSelect: fn() })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] ?? document.body);
    await expect(await page.findAllByRole('menuitem')).toHaveLength(oddTexts.length);
  },
};
export const LargeText: Story = { globals: largeTextOnPhone };
export const RightToLeft: Story = { globals: rightToLeft };
export const ForcedColours: Story = { ...Open, globals: forcedColours };
