import type { ViewProps, Views } from '#fields/contract.ts';
import { Rating as Stars } from '#kit/rating/rating.tsx';
import { t } from '#lib/i18n/i18n.ts';
import { formatDecimal, formatInteger } from '#lib/numbers/numbers.ts';
import type { Rating, RatingField } from './rating.ts';

const average = (value: Rating) => formatDecimal(value.avg, 2) ?? value.avg;
const total = (value: Rating) => formatInteger(value.total) ?? value.total;
const format = (value: Rating) => `${average(value)} / ${total(value)}`;

/** Returns the meaning of the numbers, for assistive technology. */
export function meaning(value: Rating): string {
  return t('fields.rating', { average: average(value), total: total(value) });
}

function Figures({ value }: ViewProps<RatingField>) {
  return <Stars text={format(value)} label={meaning(value)} />;
}

/** The average over the number of reviews. A rating without reviews is shown, too. */
export const views: Views<RatingField> = {
  column: () => ({ width: 104, grow: 1, rank: 3 }),
  isEmpty: () => false,
  format,
  Cell: Figures,
  Detail: Figures,
  skeleton: [{ width: 'sm' }],
};
