import { t } from '#lib/i18n/i18n.ts';
import { formatDecimal, formatInteger, formatNumber } from '#lib/numbers/numbers.ts';
import type { Vital } from '#resources/rules/vitals.ts';

/** Formats milliseconds: "24 ms", or from a second on "1,2 s". */
export function milliseconds(value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = value < 1000 ? formatInteger(Math.round(value)) : formatDecimal(value / 1000, 1);
  const unit = value < 1000 ? 'milliseconds' : 'seconds';
  return text && t(`pages.serviceState.units.${unit}`, { value: text });
}

/** Formats a measurement of a screen. */
export const vitalText = (name: Vital, value: number | undefined): string | undefined =>
  name === 'cls' ? formatNumber(value) : milliseconds(value);
