import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { force, pointerStates, type StoryState } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { DateRange, type DateRangeProps } from './date-range.tsx';
import { calendarTexts } from './story-texts.ts';

function Interactive(props: DateRangeProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Card width="narrow">
      <DateRange
        {...props}
        value={value}
        onValueChange={(next, preset) => {
          setValue(next);
          if (preset === undefined) props.onValueChange(next);
          else props.onValueChange(next, preset);
        }}
      />
    </Card>
  );
}

const meta = {
  title: 'Components/Input/DateRange',
  component: DateRange,
  args: {
    label: 'Créée le',
    texts: calendarTexts,
    fromLabel: 'Du',
    toLabel: 'Au',
    formatError: 'Format requis : jj/mm/aaaa',
    missingError: 'Cette date n’existe pas',
    orderError: 'Le premier jour est après le dernier',
    value: { from: '2026-03-05', to: '2026-03-18' },
    presets: [
      { label: 'Aujourd’hui', value: { from: '2026-03-18', to: '2026-03-18' } },
      { label: '7 jours', value: { from: '2026-03-12', to: '2026-03-18' } },
      { label: 'Ce mois', value: { from: '2026-03-01', to: '2026-03-31' } },
      { label: 'Mois dernier', value: { from: '2026-02-01', to: '2026-02-28' } },
    ],
    onValueChange: fn(),
  },
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = { args: { value: { from: '', to: '' } } };
export const OpenEnd: Story = { args: { value: { from: '2026-03-05', to: '' } } };

export const Preset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mois dernier' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-01', to: '2026-02-28' }, 3);
    await expect(canvas.getByRole('button', { name: 'Mois dernier' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Du' })).toHaveValue('01/02/2026');
  },
};

/** Enter takes both typed days over. An end may stay empty. */
export const TypedByKeyboard: Story = {
  args: { presets: [], value: { from: '', to: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Du' })).toHaveFocus();
    await userEvent.keyboard('1/3/26');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' });
    await userEvent.tab();
    await userEvent.keyboard('09032026{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-09' });
  },
};

/** Tab from the first day to the last one is not yet a choice; leaving both is. */
export const LeftByKeyboard: Story = {
  args: { presets: [], value: { from: '', to: '' }, onFinish: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1/3/26');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Au' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('9/3/26');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-09' });
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Backspace}{Escape}');
    await expect(canvas.getByRole('textbox', { name: 'Au' })).toHaveValue('09/03/2026');
  },
};

/** A press on the calendar goes on with the range: a typed day that is replaced there is neither chosen nor wrong. */
export const TypedThenPicked: Story = {
  args: { onFinish: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'Du' });
    await userEvent.clear(from);
    await userEvent.type(from, '20/3/26');
    await userEvent.click(canvas.getByRole('button', { name: 'lundi 9 mars 2026' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(from).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'mercredi 11 mars 2026' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-11' }),
    );
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
    // What is typed while the calendar is in use is chosen when the whole range is left.
    await userEvent.type(from, '{Control>}a{/Control}2/3/26');
    await userEvent.click(canvas.getByRole('button', { name: 'Mois suivant' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(document.body);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: '2026-03-11' });
  },
};

const lateAlert = () => document.querySelector('body > [role=alert]');

/** What is typed, and a period that is pressed, is not read again three seconds later; what is picked is. */
export const NotInterrupted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Du' }));
    await userEvent.keyboard('05032026');
    await waitFor(() => expect(canvas.getByRole('button', { name: /jeudi 5 mars 2026/ })).toBeVisible());
    await waitFor(() => expect(lateAlert()).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Mois dernier' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Du' })).toHaveValue('01/02/2026'));
    await waitFor(() => expect(lateAlert()).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'vendredi 20 mars 2026' }));
    await waitFor(() => expect(lateAlert()).not.toBeNull());
  },
};

/** The buttons of the months say which one they lead to. A day that gets the focus is read with its month. */
export const MonthAnnounced: Story = {
  args: { value: { from: '2026-03-05', to: '2026-03-18' } },
  play: async ({ canvas, userEvent }) => {
    const announcements = () =>
      canvas.getAllByRole('status').filter(({ textContent }) => textContent === 'avril 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Mois suivant' }));
    await waitFor(() => expect(announcements()).toHaveLength(1));
    canvas.getByRole('button', { name: 'mercredi 1 avril 2026' }).focus();
    await waitFor(() => expect(announcements()).toHaveLength(0));
  },
};

/** Two days of the calendar, in any order. */
export const PickedInCalendar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'vendredi 20 mars 2026' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'lundi 9 mars 2026' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-03-09', to: '2026-03-20' }),
    );
  },
};

/** The empty cells of the months before and after say nothing, also if the range reaches there. */
export const ReachesOtherMonths: Story = {
  args: { value: { from: '2026-02-20', to: '2026-04-15' } },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('gridcell');
    const states = (isEmpty: boolean) =>
      new Set(
        cells
          .filter((cell) => (cell.getAttribute('aria-disabled') === 'true') === isEmpty)
          .map((cell) => cell.getAttribute('aria-selected')),
      );
    await expect(states(true)).toEqual(new Set(['false']));
    await expect(states(false)).toEqual(new Set(['false', 'true']));
  },
};

/** A range that is impossible is not taken over; the reason is said. */
export const Impossible: Story = {
  args: { value: { from: '', to: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Du' }), '9/3/26');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Au' }), '1/3/26{Enter}');
    const [from, to] = ['Du', 'Au'].map((name) => canvas.getByRole('textbox', { name }));
    const order = 'Le premier jour est après le dernier';
    await expect(canvas.getByText(order)).toHaveAttribute('role', 'status');
    for (const end of [from, to]) {
      await expect(end).toBeInvalid();
      await expect(end).toHaveAccessibleDescription(order);
    }
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Au' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Au' }), '31/2/26{Enter}');
    await expect(to).toHaveAccessibleDescription('Cette date n’existe pas');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Au' }), 'x{Enter}');
    await expect(canvas.getByText('Format requis : jj/mm/aaaa')).toBeVisible();
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription('Format requis : jj/mm/aaaa');
    await expect(from).toBeValid();
    await expect(from).toHaveAccessibleDescription('');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  args: { value: { from: '', to: '' } },
  play: async ({ canvas }) => {
    const states: readonly StoryState[] = pointerStates;
    for (const [index, state] of states.entries()) {
      const days = canvas.getAllByRole('button', { name: /^\p{L}+ \d+ /u });
      for (const element of [canvas.getAllByRole('button')[index], days[index]])
        if (element !== undefined) force(element, state);
    }
  },
};

export const OddTexts: Story = {
  args: {
    fromLabel: oddTexts[4] ?? '',
    toLabel: oddTexts[0] ?? '',
    presets: oddTexts.map((label) => ({ label, value: { from: '', to: label } })),
  },
};

/** The week begins at the right, and the way back in time is there, too. The arrow keys follow the days. */
export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(left(canvas.getByText(/^lu$/i))).toBeGreaterThan(left(canvas.getByText(/^di$/i)));
    await expect(left(canvas.getByRole('button', { name: 'Mois précédent' }))).toBeGreaterThan(
      left(canvas.getByRole('button', { name: 'Mois suivant' })),
    );
    canvas.getByRole('button', { name: /jeudi 5 mars 2026/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /vendredi 6 mars 2026/ })).toHaveFocus());
  },
};
export const LargeText: Story = { args: { value: { from: '', to: '' } }, globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };
