const NUMERIC = /^[+-]?\d+(?:\.\d+)?$/;

/** Reads a number, or a text that is one. The service sends amounts either way; anything else is none. */
export function parseNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMERIC.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

// `negative` keeps the minus sign away from what rounds to zero.
const options = { signDisplay: 'negative' } as const;
const money = new Intl.NumberFormat('fr-FR', { ...options, style: 'currency', currency: 'EUR' });
const integer = new Intl.NumberFormat('fr-FR', { ...options, maximumFractionDigits: 0 });

/** Words an amount of euros: "1 234,50 €". */
export function formatMoney(value: unknown): string | undefined {
  const number = parseNumber(value);
  return number === undefined ? undefined : money.format(number);
}

/** Words a number with a fixed count of decimals: "4,50". */
export function formatDecimal(value: unknown, digits: number): string | undefined {
  const number = parseNumber(value);
  if (number === undefined) return undefined;
  return number.toLocaleString('fr-FR', {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Words a count: "12 345". A fraction is no count. */
export function formatInteger(value: unknown): string | undefined {
  const number = parseNumber(value);
  return Number.isInteger(number) && number !== undefined ? integer.format(number) : undefined;
}

/** Words a number with as many decimals as it has, three at most: "12,5". */
export function formatNumber(value: unknown): string | undefined {
  return parseNumber(value)?.toLocaleString('fr-FR', options);
}

/** The units that quantities come in. */
export type Unit = 'kilometer' | 'minute';

/** Words a quantity with its unit: "12,5 km". */
export function formatUnit(value: unknown, unit: Unit): string | undefined {
  return parseNumber(value)?.toLocaleString('fr-FR', { ...options, style: 'unit', unit });
}

/** Words a share of one: 0.2 is "20 %". */
export function formatPercent(value: unknown): string | undefined {
  return parseNumber(value)?.toLocaleString('fr-FR', {
    ...options,
    style: 'percent',
    maximumFractionDigits: 2,
  });
}

/** A unit by its sign alone: "km". */
export function unitSign(unit: Unit): string {
  const parts = new Intl.NumberFormat('fr-FR', { style: 'unit', unit }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}
