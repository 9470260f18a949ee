import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { FormattedInput, type FormattedInputProps } from './formatted-input.tsx';
import { parseTime } from './time-text.ts';

function Interactive(props: FormattedInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 280 }}>
      <Field label="Ouverture">
        {(control) => (
          <FormattedInput
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
  title: 'Components/Input/FormattedInput',
  component: FormattedInput,
  args: { value: '', placeholder: 'hh:mm', parse: parseTime, onValueChange: fn() },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof FormattedInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed stays until the input is left; then it has the usual format. */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Ouverture' });
    await userEvent.tab();
    await userEvent.keyboard('9h5');
    await expect(box).toHaveValue('9h5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9h5');
    await userEvent.keyboard('0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:50');
    await userEvent.tab();
    await expect(box).toHaveValue('09:50');
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'rempli']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <FormattedInput
          {...args}
          aria-label={`Heure ${row} ${state}`}
          value={row === 'vide' ? '' : '09:50'}
          {...inState(state)}
        />
      )}
    />
  ),
};

export const OddTexts: Story = { args: { value: oddTexts[4] ?? '' } };
