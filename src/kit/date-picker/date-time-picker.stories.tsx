import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { ownFrame, phone } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { DateTimePicker, type DateTimePickerProps } from './date-time-picker.tsx';
import { dateTimeTexts } from './story-texts.ts';

const page = within(document.body);

function Interactive(props: DateTimePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 280, minHeight: 480 }}>
      <Field label={props.label}>
        {(control) => (
          <DateTimePicker
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
  title: 'Components/Input/DateTimePicker',
  component: DateTimePicker,
  args: { label: 'Début', texts: dateTimeTexts, value: '2026-03-05T14:30', onValueChange: fn() },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The day and the time are picked in one panel, which stays open until Enter. */
export const Picked: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: /\u00a0: Début/ });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Début' });
    const time = within(dialog).getByRole('textbox', { name: 'Heure' });
    await expect(time).toBeDisabled();
    const [first] = await within(dialog).findAllByRole('button', { name: / 15 / });
    if (first !== undefined) await userEvent.click(first);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringMatching(/-15T00:00$/)),
    );
    const enabled = within(dialog).getByRole('textbox', { name: 'Heure' });
    await userEvent.clear(enabled);
    await userEvent.type(enabled, '9h30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringMatching(/-15T09:30$/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** A text that is not a time is said to be none. The owner gets it as it would be typed, and refuses it: no other time is sent. */
export const WrongTime: Story = {
  parameters: ownFrame('540px'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\u00a0: Début/ }));
    const time = await page.findByRole('textbox', { name: 'Heure' });
    await userEvent.clear(time);
    await userEvent.type(time, '25h{Enter}');
    await expect(await page.findByText(dateTimeTexts.timeError)).toBeVisible();
    await expect(time).toHaveValue('25h');
    await expect(time).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('05/03/2026 25h');
    await userEvent.clear(time);
    await userEvent.type(time, '9h30{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-05T09:30');
  },
};
/** A day outside the limits is not chosen in the calendar: the day at the limit can be picked, and the time stays. */
export const OutsideLimits: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { max: '2026-03-03' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\u00a0: Début/ }));
    await userEvent.click(await page.findByRole('button', { name: 'mardi 3 mars 2026' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-03T14:30'));
  },
};
/** A pick of the chosen day changes nothing, not even a time that is being corrected. */
export const PickedAgain: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\u00a0: Début/ }));
    const time = await page.findByRole('textbox', { name: 'Heure' });
    await userEvent.clear(time);
    await userEvent.type(time, '25h');
    await userEvent.click(await page.findByRole('button', { name: 'jeudi 5 mars 2026' }));
    await expect(time).toHaveValue('25h');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('05/03/2026 25h');
  },
};
/** On a phone the calendar is a sheet. */
export const Sheet: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\u00a0: Début/ }));
    const dialog = await page.findByRole('dialog', { name: 'Début' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'rempli']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <DateTimePicker
          {...args}
          aria-label={`Début ${row} ${state}`}
          value={row === 'vide' ? '' : args.value}
          {...inState(state)}
        />
      )}
    />
  ),
};

export const OddTexts: Story = { args: { label: oddTexts[4] ?? '', value: oddTexts[0] ?? '' } };
