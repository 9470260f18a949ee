import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { formatDays, formatOnCalendar } from '#lib/dates/calendar.ts';
import { t } from '#lib/i18n/i18n.ts';
import type { DateRange, DateRangeField } from './date-range.ts';

/** Years and months are not repeated: "du 3 au 14 mars 2026". */
function format({ from, to }: DateRange): string {
  const day = formatOnCalendar('day', from, 'long') ?? from;
  if (to === null || to === undefined) return t('fields.dateRange.open', { day });
  return from === to
    ? t('fields.dateRange.single', { day })
    : t('fields.dateRange.closed', { days: formatDays(from, to) ?? '' });
}

const Range = ({ value }: ViewProps<DateRangeField>) => <Text tabular>{format(value)}</Text>;

/** A span of the calendar in words: the same for every reader, since it has no time zone. */
export const views: Views<DateRangeField> = {
  column: () => ({ width: 200, grow: 2, rank: 6 }),
  skeleton: [{ width: 'lg' }],
  isEmpty: () => false,
  format,
  // As ISO 8601 writes it, so that it is read again, and sorts by its first day.
  fileValue: ({ from, to }) => `${from}/${to ?? '..'}`,
  Cell: Range,
  Detail: Range,
};
