import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { formatNumber, formatUnit, unitSymbol } from '#lib/numbers/numbers.ts';
import type { QuantityField } from './quantity.ts';

/** Returns a quantity as text. No decimal that its field may have is rounded. */
export function format(
  value: number | string,
  { field: { unit, decimals } }: Pick<Context<QuantityField>, 'field'>,
): string {
  const most = Math.max(decimals, 3);
  return (unit === undefined ? formatNumber(value, most) : formatUnit(value, unit, most)) ?? String(value);
}

function Figure({ value, field }: ViewProps<QuantityField>) {
  return (
    <Text tabular overflow="nowrap">
      {format(value, { field })}
    </Text>
  );
}

/** A number with its unit; zero is a quantity too. */
export const views: Views<QuantityField> = {
  align: 'end',
  column: () => ({ width: 96, grow: 1, rank: 4 }),
  unit: ({ unit }) => unit && unitSymbol(unit),
  isEmpty: () => false,
  format,
  Cell: Figure,
  Detail: Figure,
  skeleton: [{ width: 'sm' }],
};
