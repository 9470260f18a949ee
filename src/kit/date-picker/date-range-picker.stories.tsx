import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forcedColours, largeTextOnPhone, ownFrame, phone, rightToLeft } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx';
import { calendarTexts } from './story-texts.ts';

const page = within(document.body);

function Interactive(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 360 }}>
      <DateRangePicker
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange(next);
        }}
      />
    </div>
  );
}

const opener = /^Ouvrir le calendrier\u00a0: Validité/;

const meta = {
  title: 'Components/Input/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Validité',
    texts: calendarTexts,
    fromLabel: 'Du',
    toLabel: 'Au',
    value: { from: '2026-03-05', to: '2026-03-18' },
    onValueChange: fn(),
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = { args: { value: { from: '', to: '' } } };
export const Required: Story = {
  args: { required: ['from'], hint: 'Sans dernier jour, la période n’a pas de fin.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Validité' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Du' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Au' })).not.toBeRequired();
  },
};

/** Tab goes through both days to the button; Enter opens the calendar, and Escape leads back to the button. */
export const ByKeyboard: Story = {
  parameters: ownFrame('480px'),
  args: { value: { from: '', to: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1/3/26');
    await userEvent.tab();
    await userEvent.keyboard('9/3/26');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-09' });
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: opener });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(/, dimanche 1er mars 2026, lundi 9 mars 2026$/);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Validité' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A pick that is left unfinished changes nothing. */
export const HalfPicked: Story = {
  parameters: ownFrame('480px'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }));
    await userEvent.click(await page.findByRole('button', { name: 'mardi 17 mars 2026' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Du' })).toHaveValue('05/03/2026');
  },
};

/** The calendar continues with the day that was typed: one pick is the other end. */
export const TypedThenPicked: Story = {
  parameters: ownFrame('480px'),
  args: { value: { from: '2026-03-05', to: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }));
    await userEvent.click(await page.findByRole('button', { name: 'mardi 17 mars 2026' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-05', to: '2026-03-17' }),
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** On a phone the calendar is a sheet. */
export const Sheet: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: opener }));
    const dialog = await page.findByRole('dialog', { name: 'Validité' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** Beside each other, both days are shown in full on a phone; where that is too narrow, they are below each other. */
export const Narrow: Story = {
  globals: phone,
  args: { value: { from: '2026-08-28', to: '2026-08-28' } },
  render: (args) => (
    <>
      {[294, 254].map((width) => (
        <div key={width} style={{ width }}>
          <DateRangePicker {...args} label={`Validité, ${width} px`} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('textbox');
    for (const box of boxes) await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    const tops = boxes.map((box) => Math.round(box.getBoundingClientRect().top));
    await expect(tops[1]).toBe(tops[0]);
    await expect(tops[3]).toBeGreaterThan(Number(tops[2]));
  },
};

/** The error is about one day, or about both. */
export const Invalid: Story = {
  args: { error: 'Cette date n’existe pas', wrong: ['to'], value: { from: '2026-03-05', to: '31/02/2026' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Du' })).toBeValid();
    const last = canvas.getByRole('textbox', { name: 'Au' });
    await expect(last).toBeInvalid();
    await expect(last).toHaveAccessibleDescription('Cette date n’existe pas');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'rempli']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <DateRangePicker
          {...args}
          label={`Validité ${row} ${state}`}
          value={row === 'vide' ? { from: '', to: '' } : args.value}
          disabled={state === 'disabled'}
          error={state === 'invalid' ? 'Cette date n’existe pas' : undefined}
        />
      )}
    />
  ),
};
export const OddTexts: Story = {
  args: {
    label: oddTexts[0] ?? '',
    fromLabel: oddTexts[4] ?? '',
    toLabel: oddTexts[1] ?? '',
    hint: oddTexts[2] ?? '',
    error: oddTexts[3] ?? '',
    value: { from: oddTexts[0] ?? '', to: oddTexts[4] ?? '' },
  },
};

/** The first day is at the right, the button at the left, and the range of the calendar begins at the right, with a round end. */
export const RightToLeft: Story = {
  parameters: ownFrame('520px'),
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    const [first, last] = [
      canvas.getByRole('textbox', { name: 'Du' }),
      canvas.getByRole('textbox', { name: 'Au' }),
    ];
    const button = canvas.getByRole('button', { name: opener });
    await expect(left(first)).toBeGreaterThan(left(last));
    await expect(left(button)).toBeLessThan(left(last) + last.clientWidth / 2);
    await userEvent.click(button);
    const dialog = within(await page.findByRole('dialog', { name: 'Validité' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /jeudi 5 mars 2026/ })).toHaveFocus());
    await expect(left(dialog.getByText(/^lu$/i))).toBeGreaterThan(left(dialog.getByText(/^di$/i)));
    await expect(left(dialog.getByRole('button', { name: 'Mois précédent' }))).toBeGreaterThan(
      left(dialog.getByRole('button', { name: 'Mois suivant' })),
    );
    const start = getComputedStyle(dialog.getByRole('button', { name: /jeudi 5 mars 2026/ }));
    await expect(start.borderTopRightRadius).not.toBe('0px');
    await expect(start.borderTopLeftRadius).toBe('0px');
    const end = getComputedStyle(dialog.getByRole('button', { name: /mercredi 18 mars 2026/ }));
    await expect(end.borderTopLeftRadius).not.toBe('0px');
    await expect(end.borderTopRightRadius).toBe('0px');
    // The arrow keys follow the days.
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(dialog.getByRole('button', { name: /vendredi 6 mars 2026/ })).toHaveFocus());
  },
};
export const LargeText: Story = { args: { required: ['from', 'to'] }, globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };
