import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { tabTo } from '#kit/story-keys.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { ColourInput, type ColourInputProps } from './colour-input.tsx';
import { ColourSwatch } from './colour-swatch.tsx';

function Interactive(props: ColourInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 280 }}>
      <Field label="Teinte">
        {(control) => (
          <ColourInput
            {...props}
            {...control}
            value={value}
            onValueChange={(next) => {
              setValue(next);
              props.onValueChange(next);
            }}
          />
        )}
      </Field>
    </div>
  );
}

const meta = {
  title: 'Components/Input/ColourInput',
  component: ColourInput,
  args: {
    value: '#1a73e8',
    placeholder: '#1a73e8',
    pickerLabel: 'Choisir une couleur\u00a0: Teinte',
    onValueChange: fn(),
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof ColourInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed with or without `#`, or picked: both controls show the same colour. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Teinte' });
    const picker = canvas.getByLabelText(/^Choisir une couleur/);
    await userEvent.clear(code);
    await userEvent.type(code, 'F80');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ff8800');
    await expect(picker).toHaveValue('#ff8800');
    await fireEvent.input(picker, { target: { value: '#00897b' } });
    await expect(code).toHaveValue('#00897b');
  },
};

/** Black can be picked where there was no colour. */
export const PickedBlack: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const picker = canvas.getByLabelText(/^Choisir une couleur/);
    await fireEvent.input(picker, { target: { value: '#000000' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#000000');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('textbox', { name: 'Teinte' }));
    await userEvent.keyboard('#ff00aa');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ff00aa');
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'rempli']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <ColourInput
          {...args}
          aria-label={`Teinte ${row} ${state}`}
          pickerLabel={`Choisir ${row} ${state}`}
          value={row === 'vide' ? '' : args.value}
          {...inState(state)}
        />
      )}
    />
  ),
};
/** Beside the code of a stored colour. */
export const Swatch: Story = {
  render: () => (
    <span>
      <ColourSwatch colour="#1a73e8" /> #1a73e8
    </span>
  ),
};
export const OddTexts: Story = { args: { value: oddTexts[4] ?? '', pickerLabel: oddTexts[0] ?? '' } };
