import { parseNumber, withMinus } from './numbers.ts';

const options = { signDisplay: 'negative', notation: 'compact', maximumFractionDigits: 1 } as const;
const count = new Intl.NumberFormat('fr-FR', options);
const money = new Intl.NumberFormat('fr-FR', { ...options, style: 'currency', currency: 'EUR' });
const share = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });

const change = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
});

/** Formats a number in short form, as for an axis: "12,5 k". */
export function formatCompact(value: number): string {
  return withMinus(count.format(value));
}

/** Formats an amount of euros in short form: "12,5 k€". */
export function formatCompactMoney(value: number): string {
  // The browser adds a space between the letter for thousands and the sign, which is not usual.
  return withMinus(money.format(value)).replace(/([kM])\s€/u, '$1€');
}

/** Formats a part of a whole: "12 %", "< 1 %". Returns undefined if the whole is zero or a value is not a number. */
export function formatShare(part: unknown, whole: unknown): string | undefined {
  const [numerator, denominator] = [parseNumber(part), parseNumber(whole)];
  if (numerator === undefined || denominator === undefined || denominator <= 0) return undefined;
  const ratio = numerator / denominator;
  // A part greater than zero is never shown as zero.
  return ratio > 0 && ratio < 0.005 ? `<\u00a0${share.format(0.01)}` : share.format(ratio);
}

/** Formats the change from one number to another: "+12 %", "−3 %", "0 %". Returns undefined if the first is not above 0. */
export function formatChange(value: unknown, before: unknown): string | undefined {
  const [now, past] = [parseNumber(value), parseNumber(before)];
  if (now === undefined || past === undefined || past <= 0) return undefined;
  return withMinus(change.format(now / past - 1));
}
