import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone, phone, rightToLeft } from '#kit/story-globals.ts';
import { StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

type Props = SegmentedControlProps<string>;

function Tried(props: Props) {
  const [value, setValue] = useState(props.value);
  const choose = (chosen: string) => {
    setValue(chosen);
    props.onValueChange(chosen);
  };
  return <SegmentedControl {...props} value={value} onValueChange={choose} />;
}

const meta = {
  title: 'Components/Input/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Période',
    options: [
      { value: 'week', label: '7 jours' },
      { value: 'month', label: '30 jours' },
      { value: 'quarter', label: '90 jours' },
    ],
    value: 'month',
    onValueChange: fn(),
  },
  render: (args) => <Tried {...args} />,
} satisfies Meta<Props>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '30 jours' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '90 jours' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('quarter');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('week');
    await userEvent.click(canvas.getByRole('radio', { name: '90 jours' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('quarter');
  },
};
/** None of the values is chosen, because something else was. */
export const NoneChosen: Story = { args: { value: undefined } };
export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['', 'week']}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled']}
      wide
      render={(state, row) => <Tried {...args} value={row} disabled={state === 'disabled'} />}
    />
  ),
};
/** Unusual texts. */
export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="4">
      <Tried {...args} options={oddTexts.slice(0, 4).map((text) => ({ value: text, label: text }))} />
      <Tried {...args} options={oddTexts.slice(4).map((text) => ({ value: text, label: text }))} />
    </Stack>
  ),
};
export const SmallScreen: Story = { globals: phone };
export const LargeText: Story = { globals: largeTextOnPhone };
export const RightToLeft: Story = { globals: rightToLeft };
export const StatesForcedColours: Story = { ...States, globals: forcedColours };
