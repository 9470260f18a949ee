import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { formatPercent } from '#lib/numbers/numbers.ts';
import { type PercentField, percentSign } from './percent.ts';

const format = (value: number | string) => formatPercent(value) ?? String(value);

function Share({ value }: ViewProps<PercentField>) {
  return <Text tabular>{format(value)}</Text>;
}

/** A share in hundredths; zero is a share too. */
export const views: Views<PercentField> = {
  align: 'end',
  column: () => ({ width: 90, grow: 1, rank: 4 }),
  unit: () => percentSign,
  isEmpty: () => false,
  format,
  Cell: Share,
  Detail: Share,
  skeleton: [{ width: 'sm' }],
};
