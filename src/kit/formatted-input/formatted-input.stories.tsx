import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { FormattedInput, type FormattedInputProps } from './formatted-input.tsx';
import { parseTime } from './time-text.ts';

interface Args extends FormattedInputProps {
  /** Returns the value that the owner makes of another one. */
  corrected?: (value: string) => string;
}

function Interactive({ corrected = (value) => value, ...props }: Args) {
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
              setValue(corrected(next));
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
} satisfies Meta<Args>;
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

/** An owner may take another value than the typed one, e.g. for an hour that clocks skip. It is shown on the way out. */
export const Corrected: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { corrected: (value) => value.replace(/^02:/, '03:') },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Ouverture' });
    await userEvent.tab();
    await userEvent.keyboard('2h');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('02:00');
    await expect(box).toHaveValue('2h');
    await userEvent.keyboard('30');
    await expect(box).toHaveValue('2h30');
    await userEvent.tab();
    await expect(box).toHaveValue('03:30');
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
