import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { inState, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { PinInput, type PinInputProps } from './pin-input.tsx';

const meta = {
  title: 'Components/Input/PinInput',
  component: PinInput,
  args: { 'aria-label': 'Code de l’application', onChange: fn() },
} satisfies Meta<typeof PinInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** What is not a digit is left out, and a seventh digit changes nothing. */
export const Typed: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code de l’application' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('13a57');
    await expect(input).toHaveValue('1357');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveValue('135');
    await expect(canvasElement.querySelectorAll('[data-current]')).toHaveLength(1);
    await userEvent.keyboard('7902');
    await expect(input).toHaveValue('135790');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

/** A wrong digit is corrected where it is: an arrow marks it, and the next digit replaces it. */
export const Corrected: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const marked = () =>
      [...canvasElement.querySelectorAll('[data-current]')].map((cell) => cell.textContent);
    await userEvent.tab();
    await userEvent.keyboard('135790');
    await waitFor(() => expect(marked()).toEqual([]));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(marked()).toEqual(['7']));
    await userEvent.keyboard('a');
    await expect(input).toHaveValue('135790');
    await userEvent.keyboard('84');
    await expect(input).toHaveValue('135840');
    await waitFor(() => expect(marked()).toEqual(['0']));
    await userEvent.keyboard('{ArrowRight}6');
    await expect(input).toHaveValue('135840');
  },
};

/** A code that is pasted replaces what is there. */
export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '24');
    await userEvent.paste('135 790');
    await expect(input).toHaveValue('135790');
  },
};

/** After a refusal the whole code is selected: the next digit begins a new one. */
export const Refused: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="Code reçu par email" error="Ce code n’est pas valide" required>
      {(control) => <PinInput {...args} {...control} />}
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Code reçu par email' });
    await userEvent.type(input, '135790');
    input.blur();
    await userEvent.tab();
    await userEvent.keyboard('4');
    await expect(input).toHaveValue('4');
    await expect(input).toHaveAccessibleDescription('Ce code n’est pas valide');
  },
};

function RefusedByForm(props: PinInputProps) {
  const [error, setError] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setError('Ce code n’est pas valide');
      }}
    >
      <Field label="Code reçu par email" error={error} required>
        {(control) => <PinInput {...props} {...control} />}
      </Field>
    </form>
  );
}

/** The focus is seen at a complete code, whose next digit has no cell, and at a refused one, whose cells are all marked. */
export const FocusSeen: Story = {
  args: { 'aria-label': undefined },
  render: (args) => <RefusedByForm {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const ringed = () =>
      [...canvasElement.querySelectorAll('span')].filter(
        (part) => getComputedStyle(part).outlineStyle === 'solid',
      ).length;
    await userEvent.tab();
    await expect(ringed()).toBe(1);
    await userEvent.keyboard('135790');
    await expect(canvasElement.querySelectorAll('[data-current]')).toHaveLength(0);
    await expect(ringed()).toBe(1);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Ce code n’est pas valide');
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-current]')).toHaveLength(6));
    await expect(ringed()).toBe(6);
    await userEvent.tab();
    await expect(ringed()).toBe(0);
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['', '135', '135790']}
      states={['rest', 'hover', 'focus', 'invalid', 'disabled']}
      wide
      render={(state, row) => <PinInput {...args} value={row} {...inState(state)} />}
    />
  ),
};

/** Four digits, and eight. */
export const Lengths: Story = {
  render: (args) => (
    <Stack gap="4">
      <PinInput {...args} length={4} value="1357" />
      <PinInput {...args} length={8} value="13579024" />
    </Stack>
  ),
};

/** Unusual labels. */
export const OddTexts: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Stack gap="4">
      {oddTexts.map((text) => (
        <Field key={text} label={text}>
          {(control) => <PinInput {...args} {...control} />}
        </Field>
      ))}
    </Stack>
  ),
};

export const LargeText: Story = { args: { value: '135790' }, globals: largeTextOnPhone };
export const RightToLeft: Story = { args: { value: '135' }, globals: rightToLeft };
export const StatesForcedColours: Story = { ...States, globals: forcedColours };
