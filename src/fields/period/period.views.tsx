import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { unitLabel } from '#fields/unit-label.ts';
import { Text } from '#kit/text/text.tsx';
import { formatNumber } from '#lib/numbers/numbers.ts';
import type { Period, PeriodField } from './period.ts';

function format(value: Period, { field }: Pick<Context<PeriodField>, 'field'>): string {
  const count = formatNumber(value[field.count]) ?? '';
  const unit = value[field.unit];
  return unit ? `${count}\u00a0${unitLabel(String(unit))}` : count;
}

function Length({ value, field }: ViewProps<PeriodField>) {
  return <Text tabular>{format(value, { field })}</Text>;
}

/** A count and its unit: "14 jour(s)". */
export const views: Views<PeriodField> = {
  column: () => ({ width: 128, grow: 1, rank: 4 }),
  isEmpty: () => false,
  format,
  Cell: Length,
  Detail: Length,
  skeleton: [{ width: 'sm' }],
};
