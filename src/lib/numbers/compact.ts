import { parseNumber } from './numbers.ts';

const options = { signDisplay: 'negative', notation: 'compact', maximumFractionDigits: 1 } as const;
const count = new Intl.NumberFormat('fr-FR', options);
const money = new Intl.NumberFormat('fr-FR', { ...options, style: 'currency', currency: 'EUR' });
const share = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });

/** Words a number where there is little room, as on an axis: "12,5 k". */
export function formatCompact(value: number): string {
  return count.format(value);
}

/** Words an amount of euros where there is little room: "12,5 k€". */
export function formatCompactMoney(value: number): string {
  // Between the thousands' letter and the sign the browser leaves a space that nobody writes.
  return money.format(value).replace(/([kM])\s€/u, '$1€');
}

/** Words a part of a whole: "12 %", "< 1 %". There is none of nothing, nor of what is no number. */
export function formatShare(part: unknown, whole: unknown): string | undefined {
  const [numerator, denominator] = [parseNumber(part), parseNumber(whole)];
  if (numerator === undefined || denominator === undefined || denominator <= 0) return undefined;
  const ratio = numerator / denominator;
  // What is there is never told as nothing.
  return ratio > 0 && ratio < 0.005 ? `<\u00a0${share.format(0.01)}` : share.format(ratio);
}
