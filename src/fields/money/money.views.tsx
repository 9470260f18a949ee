import { Fragment } from 'react';
import type { ViewProps, Views } from '#fields/contract.ts';
import { Text } from '#kit/text/text.tsx';
import { formatMoney } from '#lib/numbers/numbers.ts';
import { euro, type MoneyField } from './money.ts';

const format = (value: number | string) => formatMoney(value) ?? String(value);

const thousands = '\u202f';

/** An amount. If it is longer than its column, it wraps only between its thousands. */
function Amount({ value }: ViewProps<MoneyField>) {
  const [first, ...groups] = format(value).split(thousands);
  return (
    <Text tabular overflow="nowrap">
      {first}
      {groups.map((group, index) => (
        <Fragment key={groups.slice(index).join('')}>
          {thousands}
          <wbr />
          {group}
        </Fragment>
      ))}
    </Text>
  );
}

/** An amount of euros; zero is an amount too. */
export const views: Views<MoneyField> = {
  align: 'end',
  column: () => ({ width: 100, grow: 1.35, rank: 6 }),
  unit: () => euro,
  isEmpty: () => false,
  format,
  Cell: Amount,
  Detail: Amount,
  skeleton: [{ width: 'sm' }],
};
