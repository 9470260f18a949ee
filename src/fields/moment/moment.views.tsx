import type { ViewProps, Views } from '#fields/contract.ts';
import { DateTime } from '#fields/date-time.tsx';
import { formatDateTime } from '#lib/dates/dates.ts';
import type { MomentField } from './moment.ts';

const format = (value: string) => formatDateTime(value) ?? value;

function Moment({ value }: ViewProps<MomentField>) {
  return <DateTime value={value} text={format(value)} />;
}

/** A day with a time, in the reader's time zone. */
export const views: Views<MomentField> = {
  column: () => ({ width: 190, grow: 1, rank: 6 }),
  isEmpty: () => false,
  format,
  Cell: Moment,
  Detail: Moment,
  skeleton: [{ width: 'md' }],
};
