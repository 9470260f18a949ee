import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { forcedColours, largeTextOnPhone, phone } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { ArrangeList, type ArrangeListProps } from './arrange-list.tsx';

const texts: ArrangeListProps['texts'] = {
  up: (label) => `Monter ${label}`,
  down: (label) => `Descendre ${label}`,
  width: (label) => `Largeur en pixels : ${label}`,
  pin: (label) => `Épingler ${label}`,
  automatic: 'Auto',
  fixed: 'Toujours affichée : elle nomme la ligne',
  first: 'Déjà en première position',
  last: 'Déjà en dernière position',
  moved: (label, position, count) => `${label}, position ${position} sur ${count}`,
};

const meta = {
  title: 'Components/Input/ArrangeList',
  component: ArrangeList,
  args: {
    label: 'Colonnes',
    items: [
      { id: 'identity', label: 'Identifiants', shown: true, fixed: true },
      { id: 'role', label: 'Rôle', shown: true, width: 180 },
      { id: 'phone', label: 'Téléphone', shown: true, pinned: true },
      { id: 'status', label: 'État du compte', shown: false },
    ],
    texts,
    widths: { min: 60, max: 800 },
    onItemsChange: fn(),
  },
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    return <ArrangeList {...args} items={items} onItemsChange={setItems} />;
  },
} satisfies Meta<typeof ArrangeList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const order = (canvas: Canvas) => canvas.getAllByRole('listitem').map((item) => item.textContent);
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const Playground: Story = {};

/** With the keyboard alone: order, width, and what is shown. A move is announced, and the focus stays. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    button(canvas, 'Descendre Rôle').focus();
    await userEvent.keyboard('{Enter}');
    await expect(order(canvas)).toEqual(['Identifiants', 'Téléphone', 'Rôle', 'État du compte']);
    await expect(button(canvas, 'Descendre Rôle')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Rôle, position 3 sur 4');
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(order(canvas)[0]).toBe('Rôle');
    await expect(button(canvas, 'Monter Rôle')).toHaveAttribute('aria-disabled', 'true');
    const width = canvas.getByRole('textbox', { name: 'Largeur en pixels : Rôle' });
    width.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(width).toHaveValue('200');
    await userEvent.clear(width);
    await userEvent.type(width, '9{Enter}');
    await expect(width).toHaveValue('60');
    await userEvent.clear(width);
    await userEvent.tab();
    await expect(width).toHaveValue('');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Téléphone' }));
    await expect(canvas.queryByRole('textbox', { name: /Téléphone/ })).toBeNull();
  },
};

/** The button of a pinned item stays pressed. An item that is hidden is pinned no more. */
export const Pinned: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(button(canvas, 'Épingler Téléphone')).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('button', { name: 'Épingler Identifiants' })).toBeNull();
    button(canvas, 'Épingler Rôle').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button(canvas, 'Épingler Rôle')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button(canvas, 'Épingler Rôle'));
    await expect(button(canvas, 'Épingler Rôle')).toHaveAttribute('aria-pressed', 'false');
    const box = canvas.getByRole('checkbox', { name: 'Téléphone' });
    await userEvent.click(box);
    await expect(canvas.queryByRole('button', { name: 'Épingler Téléphone' })).toBeNull();
    await userEvent.click(box);
    await expect(button(canvas, 'Épingler Téléphone')).toHaveAttribute('aria-pressed', 'false');
  },
};

/** The box of a fixed item says why it stays ticked, also to those who use a keyboard or a screen reader. */
export const Fixed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Identifiants' });
    await expect(box).toHaveAttribute('aria-disabled', 'true');
    await expect(box).toHaveAttribute('aria-description', texts.fixed);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(texts.fixed);
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Identifiants'));
    await expect(box).toBeChecked();
    await expect(args.onItemsChange).not.toHaveBeenCalled();
  },
};

/** A row follows the pointer that holds its grip. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('listitem');
    const list = canvas.getByRole('list');
    const grip = first?.firstElementChild ?? list;
    const pointer = { pointerId: 1, button: 0, isPrimary: true };
    // A made-up pointer cannot be captured.
    list.setPointerCapture = () => undefined;
    const { bottom = 0 } = third?.getBoundingClientRect() ?? {};
    await fireEvent.pointerDown(grip, pointer);
    await fireEvent.pointerMove(list, { ...pointer, clientY: bottom - 2 });
    await waitFor(() =>
      expect(order(canvas)).toEqual(['Rôle', 'Téléphone', 'Identifiants', 'État du compte']),
    );
    await expect(canvas.getByText('Identifiants').closest('li')).toHaveAttribute('data-dragged');
    await fireEvent.lostPointerCapture(list, pointer);
    await waitFor(() =>
      expect(canvas.getByText('Identifiants').closest('li')).not.toHaveAttribute('data-dragged'),
    );
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['checkbox', 'width', 'pin', 'move']}
      states={pointerStates}
      on={{
        checkbox: 'input[type=checkbox]',
        width: 'input[type=text]',
        pin: '[aria-pressed]',
        move: 'button:not([aria-pressed])',
      }}
      wide
      render={(state, row) => (
        <ArrangeList {...args} label={`${row} ${state}`} items={args.items.slice(1, 2)} />
      )}
    />
  ),
};

export const OddTexts: Story = {
  args: { items: oddTexts.map((label) => ({ id: label, label, shown: true })) },
};
export const OnPhone: Story = { globals: phone };
export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };
