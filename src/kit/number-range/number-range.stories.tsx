import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { forcedColours, largeTextOnPhone } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { NumberRange, type NumberRangeProps } from './number-range.tsx';

function Interactive(props: NumberRangeProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Card width="narrow">
      <NumberRange
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
      />
    </Card>
  );
}

const meta = {
  title: 'Components/Input/NumberRange',
  component: NumberRange,
  args: {
    label: 'Prix',
    minLabel: 'De',
    maxLabel: 'À',
    value: { min: '', max: '' },
    onValueChange: fn(),
    onSubmit: fn(),
    unit: '€',
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof NumberRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Filled: Story = { args: { value: { min: '12,50', max: '40' } } };
export const OneEnd: Story = { args: { value: { min: '', max: '40' }, unit: undefined } };
export const Impossible: Story = {
  args: { value: { min: '40', max: '12' }, error: 'Le minimum dépasse le maximum.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'De' })).toHaveAccessibleDescription(
      '€ Le minimum dépasse le maximum.',
    );
  },
};

/** Typed as text. Enter submits from either input. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('12,5');
    await userEvent.tab();
    await userEvent.keyboard('40{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: '12,5', max: '40' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('group', { name: 'Prix' })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state) => (
        <NumberRange
          {...args}
          label={`Prix ${state}`}
          disabled={state === 'disabled'}
          error={state === 'invalid' ? 'Nombre attendu' : undefined}
        />
      )}
    />
  ),
};

export const OddTexts: Story = {
  args: { minLabel: oddTexts[4] ?? '', maxLabel: oddTexts[0] ?? '', unit: '🚕', error: oddTexts[1] },
};
export const LargeText: Story = { ...Filled, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Impossible, globals: forcedColours };
