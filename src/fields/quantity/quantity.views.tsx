import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { formatNumber, formatUnit, unitSymbol } from '#lib/numbers/numbers.ts';
import type { QuantityField } from './quantity.ts';

function format(value: number | string, { field: { unit } }: Pick<Context<QuantityField>, 'field'>): string {
  return (unit === undefined ? formatNumber(value) : formatUnit(value, unit)) ?? String(value);
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
