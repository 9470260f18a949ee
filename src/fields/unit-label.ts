import { t } from '#lib/i18n/i18n.ts';
import { intervalUnitOf } from './interval-units.ts';

/** Returns the label of a unit beside any count: "jour(s)". A unit that the product does not know is returned as it is. */
export function unitLabel(unit: string): string {
  const known = intervalUnitOf(unit);
  return known === undefined ? unit : t(`fields.periods.${known}`);
}
