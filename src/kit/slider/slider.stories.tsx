import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import type { SliderProps } from './slider.ts';
import { Slider } from './slider.tsx';

function Interactive(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Card width="narrow">
      <Slider
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
  title: 'Components/Input/Slider',
  component: Slider,
  args: {
    labels: ['Remise (curseur)'],
    scale: { min: 0, max: 30, step: 5 },
    value: [10],
    format: (number) => `${number} %`,
    emptyText: 'Aucune valeur',
    onValueChange: fn(),
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrow keys move by a step, Home and End to the ends. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const thumb = await canvas.findByRole('slider', { name: 'Remise (curseur)' });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '15 %'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([30]));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([0]));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([30]));
  },
};

/** Two thumbs. A thumb that was not moved has no value: that side of the range has no limit. */
export const Range: Story = {
  args: { labels: ['De', 'À'], value: [null, null] },
  play: async ({ args, canvas, userEvent }) => {
    const from = await canvas.findByRole('slider', { name: 'De' });
    await expect(from).toHaveAttribute('aria-valuetext', 'Aucune valeur');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith([10, null]));
  },
};

export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    const thumb = await canvas.findByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(thumb).toHaveAttribute('aria-valuetext', '15 %'));
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'rempli']}
      states={[...pointerStates, 'invalid', 'disabled']}
      on="[role=slider]"
      render={(state, row) => (
        <Slider
          {...args}
          labels={[`Remise ${row} ${state}`]}
          value={[row === 'vide' ? null : 10]}
          disabled={state === 'disabled'}
          aria-invalid={state === 'invalid' || undefined}
        />
      )}
    />
  ),
};

/** Numbers with unusual texts at both ends: another script, emoji. */
export const OddTexts: Story = {
  args: { format: (number) => `${number} ${oddTexts[number === 0 ? 0 : 2]}` },
};
export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { ...States, globals: forcedColours };
