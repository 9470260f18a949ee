import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { intervalUnitOf } from '#fields/interval-units.ts';
import { unitLabel } from '#fields/unit-label.ts';
import { Text } from '#kit/text/text.tsx';
import { t } from '#lib/i18n/i18n.ts';
import { formatMoney, formatNumber, parseNumber } from '#lib/numbers/numbers.ts';
import type { RecurringPrice, RecurringPriceField } from './recurring-price.ts';

/** Returns a unit in the singular or plural; one that the product does not know is returned as it is. */
function unitText(unit: string, count: number): string {
  const known = intervalUnitOf(unit);
  return known === undefined ? unit : t(`fields.units.${known}`, { count });
}

function format(
  { price, interval_count, interval_unit }: RecurringPrice,
  { field }: Pick<Context<RecurringPriceField>, 'field'>,
): string {
  const amount = formatMoney(price) ?? String(price);
  if (!interval_unit) return amount;
  const count = parseNumber(interval_count) ?? 1;
  const inWords = field.interval === 'words';
  const unit = inWords ? unitText(interval_unit, count) : unitLabel(interval_unit);
  const interval = inWords && count === 1 ? unit : `${formatNumber(count)}\u00a0${unit}`;
  return t('fields.recurring', { price: amount, interval });
}

function Cycle({ value, field }: ViewProps<RecurringPriceField>) {
  return <Text tabular>{format(value, { field })}</Text>;
}

/** An amount and how often it is due: "9,99 € / mois", "29,99 € / 3 mois". */
export const views: Views<RecurringPriceField> = {
  column: () => ({ width: 166, grow: 1, rank: 5 }),
  isEmpty: () => false,
  format,
  Cell: Cycle,
  Detail: Cycle,
  skeleton: [{ width: 'md' }],
};
