const numeric = /^[+-]?\d+(?:\.\d+)?$/;

/** Reads a number, or a text that is one: the service sends amounts in both forms. Returns undefined for anything else. */
export function parseNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && numeric.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

// `negative` drops the minus sign of a number that rounds to zero.
const options = { signDisplay: 'negative' } as const;
const money = new Intl.NumberFormat('fr-FR', { ...options, style: 'currency', currency: 'EUR' });
const integer = new Intl.NumberFormat('fr-FR', { ...options, maximumFractionDigits: 0 });

/** Formats an amount of euros: "1 234,50 €". */
export function formatMoney(value: unknown): string | undefined {
  const number = parseNumber(value);
  return number === undefined ? undefined : money.format(number);
}

/** Formats a number with a fixed count of decimals: "4,50". */
export function formatDecimal(value: unknown, digits: number): string | undefined {
  const number = parseNumber(value);
  if (number === undefined) return undefined;
  return number.toLocaleString('fr-FR', {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Formats a count: "12 345". Returns undefined for a fraction. */
export function formatInteger(value: unknown): string | undefined {
  const number = parseNumber(value);
  return Number.isInteger(number) && number !== undefined ? integer.format(number) : undefined;
}

/** Formats a number with as many decimals as it has, three at most: "12,5". */
export function formatNumber(value: unknown): string | undefined {
  return parseNumber(value)?.toLocaleString('fr-FR', options);
}

/** The units of quantities. */
export type Unit = 'kilometer' | 'minute';

/** Formats a quantity with its unit: "12,5 km". */
export function formatUnit(value: unknown, unit: Unit): string | undefined {
  const text = parseNumber(value)?.toLocaleString('fr-FR', { ...options, style: 'unit', unit });
  // Before some units the space is so narrow that there seems to be none.
  return text?.replace(/\s(?=\p{L})/u, '\u00a0');
}

/** Formats a share of one: 0.2 is "20 %". */
export function formatPercent(value: unknown): string | undefined {
  return parseNumber(value)?.toLocaleString('fr-FR', {
    ...options,
    style: 'percent',
    maximumFractionDigits: 2,
  });
}

/** Returns the sign of a unit: "km". */
export function unitSign(unit: Unit): string {
  const parts = new Intl.NumberFormat('fr-FR', { style: 'unit', unit }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}
