import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { formatOnCalendar } from '#lib/dates/calendar.ts';
import type { DayField } from './day.ts';

const format = (value: string) => formatOnCalendar('day', value, 'long') ?? value;

function Day({ value }: ViewProps<DayField>) {
  return (
    <Text as="time" dateTime={value} tabular>
      {format(value)}
    </Text>
  );
}

/** A day in words: the same for every reader, since it has no time zone. */
export const views: Views<DayField> = {
  column: () => ({ width: 160, grow: 1, rank: 6 }),
  skeleton: [{ width: 'md' }],
  isEmpty: () => false,
  format,
  // Spreadsheets read it as a date.
  fileValue: (value) => value,
  Cell: Day,
  Detail: Day,
};
