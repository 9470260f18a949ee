import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Field } from '#kit/field/field.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, phone, rightToLeft } from '#kit/story-globals.ts';
import { inState, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { DatePicker, type DatePickerProps } from './date-picker.tsx';
import { calendarTexts } from './story-texts.ts';

const page = within(document.body);

function Interactive(props: DatePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 280, minHeight: 380 }}>
      <Field label={props.label}>
        {(control) => (
          <DatePicker
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
  title: 'Components/Input/DatePicker',
  component: DatePicker,
  args: { label: 'Date de naissance', texts: calendarTexts, value: '2026-03-05', onValueChange: fn() },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = () => page.getByRole('textbox', { name: 'Date de naissance' });
const opener = () => page.getByRole('button', { name: /^Ouvrir le calendrier\u00a0: Date de naissance/ });
const day = (name: string | RegExp) => page.findByRole('button', { name });
const closed = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
const chosen = () => day('jeudi 5 mars 2026');

export const Playground: Story = {};
export const Empty: Story = { args: { value: '' } };

/** What is typed stays until the input is left; then it has the usual format. */
export const Typed: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: '' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('5/3/26');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-05');
    await expect(input()).toHaveValue('5/3/26');
    await userEvent.tab();
    await expect(input()).toHaveValue('05/03/2026');
  },
};

/** A text that is not a day stays, for its field to say so. */
export const NoDay: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { value: '' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('30/02/2026');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('30/02/2026');
    await expect(input()).toHaveValue('30/02/2026');
  },
};

export const Open: Story = {
  parameters: ownFrame('460px'),
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    const dialog = await page.findByRole('dialog', { name: 'Date de naissance' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(async () => expect(await chosen()).toHaveFocus());
    const headers = page.getAllByText(/^(lu|di)$/i).map((header) => header.textContent?.toLowerCase());
    await expect(headers).toEqual(['lu', 'di']);
  },
};

/** The arrow keys move in the calendar, Enter picks, and focus returns to the button, which says what was picked. */
export const PickedByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await chosen()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await day('jeudi 12 mars 2026')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(async () => expect(await day('dimanche 12 avril 2026')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-04-12'));
    await closed();
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(input()).toHaveValue('12/04/2026');
    await expect(opener()).toHaveAccessibleName(/dimanche 12 avril 2026$/);
  },
};

/** A pick of the chosen day closes the calendar, too, and the day stays: with the pointer, and with Enter. */
export const PickedAgain: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ userEvent }) => {
    for (const again of [async () => userEvent.click(await chosen()), () => userEvent.keyboard('{Enter}')]) {
      await userEvent.click(opener());
      await waitFor(async () => expect(await chosen()).toHaveFocus());
      await again();
      await closed();
    }
    await expect(input()).toHaveValue('05/03/2026');
  },
};

/** Home and End go to the ends of the month. Escape closes the calendar and picks nothing. */
export const LeftByEscape: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    await waitFor(async () => expect(await chosen()).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await day('mardi 31 mars 2026')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(async () => expect(await day(/^dimanche 1(er)? mars 2026$/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(opener()).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** From the days to the months and the years, and back by picking. */
export const AnotherYear: Story = {
  parameters: ownFrame('460px'),
  play: async ({ userEvent }) => {
    await userEvent.click(opener());
    await userEvent.click(await day('mars 2026, choisir un mois'));
    await userEvent.click(await day('2026, choisir une année'));
    await expect(page.getByRole('grid', { name: '2020 à 2029' })).toBeVisible();
    await userEvent.click(await day('2024'));
    await userEvent.click(await day(/^février/));
    await expect(await day('jeudi 29 février 2024')).toBeVisible();
  },
};

/** The month and the year of today are said to be the current ones, as the day is. */
export const CurrentMonth: Story = {
  parameters: ownFrame('460px'),
  args: { value: '' },
  play: async ({ userEvent }) => {
    const current = () =>
      within(page.getByRole('grid'))
        .getAllByRole('button')
        .filter((cell) => cell.getAttribute('aria-current') === 'date')
        .map((cell) => cell.getAttribute('aria-label')?.replace(/ \d+$/, ''));
    const today = new Date();
    await userEvent.click(opener());
    await userEvent.click(await day(/, choisir un mois$/));
    await expect(current()).toEqual([new Intl.DateTimeFormat('fr', { month: 'long' }).format(today)]);
    await userEvent.click(await day(/, choisir une année$/));
    await expect(current()).toEqual([String(today.getFullYear())]);
    await userEvent.click(await day('2024'));
    await expect(current()).toEqual([]);
    // Every month fits into its cell.
    for (const cell of within(page.getByRole('grid')).getAllByRole('button'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  },
};
/** Days outside the limits cannot be picked. */
export const Limited: Story = {
  parameters: ownFrame('460px'),
  args: { min: '2026-03-03', max: '2026-03-20' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    const late = await day('samedi 21 mars 2026');
    await expect(late).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(late);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A typed day outside the limits is not chosen in the calendar, which opens at the limit: its day can be picked. */
export const OutsideLimits: Story = {
  parameters: ownFrame('460px'),
  args: { max: '2026-03-03' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(opener());
    await waitFor(async () => expect(await day('mardi 3 mars 2026')).toHaveFocus());
    await expect(page.queryByRole('gridcell', { selected: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-03'));
  },
};
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
/** On a phone the calendar is a sheet. */
export const Sheet: Story = { ...Open, globals: phone };

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['vide', 'rempli']}
      states={[...pointerStates, 'invalid', 'disabled']}
      render={(state, row) => (
        <DatePicker
          {...args}
          aria-label={`Date ${row} ${state}`}
          value={row === 'vide' ? '' : args.value}
          {...inState(state)}
        />
      )}
    />
  ),
};

export const OddTexts: Story = {
  parameters: ownFrame('460px'),
  args: { label: oddTexts[4] ?? '', value: oddTexts[0] ?? '' },
  play: async ({ userEvent }) => {
    await userEvent.click(page.getByRole('button'));
    await page.findByRole('dialog');
  },
};

/** The button is at the left of the day, and the week begins at the right. */
export const RightToLeft: Story = {
  parameters: ownFrame('460px'),
  globals: rightToLeft,
  play: async ({ userEvent }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(opener())).toBeLessThan(left(input()) + input().clientWidth / 2);
    await userEvent.click(opener());
    await waitFor(async () => expect(await chosen()).toHaveFocus());
    await expect(left(page.getByText(/^lu$/i))).toBeGreaterThan(left(page.getByText(/^di$/i)));
  },
};
export const LargeText: Story = { ...Open, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Open, globals: forcedColours };
