import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Entered, MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { input } from './quantity.input.tsx';
import { type QuantityField, quantity } from './quantity.ts';
import { views } from './quantity.views.tsx';

const count = quantity({ required: true, min: 0 });
const distance = quantity({ unit: 'kilometer', decimals: 2, min: 0 });

const meta = {
  title: 'Fields/Numbers/Quantity',
  args: { onDraft: fn() },
  render: ({ onDraft }) => (
    <Entered input={input} field={distance} label="Distance" draft="" onDraft={onDraft} />
  ),
} satisfies Meta<{ onDraft: (draft: unknown) => void }>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (field: QuantityField, value: number | string) => () => (
  <Shown views={views} field={field} value={value} />
);
const entered = (draft: string, more: { error?: string; disabled?: boolean } = {}) => {
  return () => <Entered input={input} field={count} label="Intervalle" draft={draft} {...more} />;
};

export const Count: Story = { render: shown(count, 12345) };
export const Zero: Story = { render: shown(count, 0) };
export const WithUnit: Story = {
  render: shown(distance, '12.50'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('12,5 km')).toHaveLength(2);
  },
};
export const Minutes: Story = { render: shown(quantity({ unit: 'minute' }), 25) };

/** The largest number that the service can store, the same below zero, and a very small one. */
export const Extreme: Story = {
  render: () => <ShownEach views={views} field={distance} values={[2_147_483_647, -2_147_483_647, 0.001]} />,
};
export const Empty: Story = { render: () => <MissingValue field={count} /> };

export const InputEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Distance' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('12,5');
    await expect(args.onDraft).toHaveBeenLastCalledWith('12,5');
    await userEvent.clear(box);
    await expect(args.onDraft).toHaveBeenLastCalledWith('');
    await expect(canvas.getByText('km')).toBeVisible();
    await expect(box).toHaveAccessibleDescription('km');
  },
};
export const InputFilled: Story = { render: entered('3') };
export const InputSigned: Story = {
  render: () => <Entered input={input} field={quantity({})} label="Écart" draft="-3" />,
};
export const InputLong: Story = { render: entered('2147483647') };
export const InputInvalid: Story = { render: entered('', { error: 'Ce champ est requis' }) };
export const InputDisabled: Story = { render: entered('3', { disabled: true }) };
