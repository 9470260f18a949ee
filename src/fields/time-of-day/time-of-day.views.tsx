import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import type { TimeOfDayField } from './time-of-day.ts';

const format = (value: string) => value.slice(0, 'hh:mm'.length);

function Time({ value }: ViewProps<TimeOfDayField>) {
  return (
    <Text as="time" dateTime={format(value)} tabular>
      {format(value)}
    </Text>
  );
}

/** A time in hours and minutes: the same for every reader, since it has no time zone. */
export const views: Views<TimeOfDayField> = {
  column: () => ({ width: 84, grow: 1, rank: 5 }),
  isEmpty: () => false,
  format,
  Cell: Time,
  Detail: Time,
  skeleton: [{ width: 'sm' }],
};
