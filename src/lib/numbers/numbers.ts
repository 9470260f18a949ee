const numeric = /^[+-]?\d+(?:\.\d+)?$/;

/** Reads a number, or a text that is one: the service sends amounts in both forms. Returns undefined for anything else. */
export function parseNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && numeric.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats in French. A formatter is expensive to create, so each is created once, at its first use. */
function format(number: number, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options);
  // `negative` drops the minus sign of a number that rounds to zero.
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat('fr-FR', { signDisplay: 'negative', ...options });
  formatters.set(key, formatter);
  return withMinus(formatter.format(number));
}

/** Returns a formatted number with the minus sign of typography: `Intl` writes a hyphen in French. */
export function withMinus(text: string): string {
  return text.replace('-', '\u2212');
}

/** Formats a value that is a number; undefined otherwise. */
function formatParsed(value: unknown, options: Intl.NumberFormatOptions): string | undefined {
  const number = parseNumber(value);
  return number === undefined ? undefined : format(number, options);
}

/** Formats an amount of euros: "1 234,50 €". */
export const formatMoney = (value: unknown): string | undefined =>
  formatParsed(value, { style: 'currency', currency: 'EUR' });

/** Formats a number with a fixed count of decimals: "4,50". */
export const formatDecimal = (value: unknown, digits: number): string | undefined =>
  formatParsed(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats a count: "12 345". Returns undefined for a fraction. */
export const formatInteger = (value: unknown): string | undefined =>
  Number.isInteger(parseNumber(value)) ? formatParsed(value, { maximumFractionDigits: 0 }) : undefined;

/** Formats a number with as many decimals as it has, `most` at most: "12,5". */
export const formatNumber = (value: unknown, most = 3): string | undefined =>
  formatParsed(value, { maximumFractionDigits: most });

/** The units of quantities, and of the sizes of files. */
export type Unit = 'kilometer' | 'minute' | 'byte' | 'kilobyte' | 'megabyte';

/** Formats a quantity with its unit, and as many decimals as it has, `most` at most: "12,5 km". */
export function formatUnit(value: unknown, unit: Unit, most = 3): string | undefined {
  const text = formatParsed(value, { style: 'unit', unit, maximumFractionDigits: most });
  // Before some units the space is so narrow that there seems to be none.
  return text?.replace(/\s(?=\p{L})/u, '\u00a0');
}

/** Formats a share of one: 0.2 is "20 %". */
export const formatPercent = (value: unknown): string | undefined =>
  formatParsed(value, { style: 'percent', maximumFractionDigits: 2 });

/** Returns the symbol of a unit: "km". */
export function unitSymbol(unit: Unit): string {
  const parts = new Intl.NumberFormat('fr-FR', { style: 'unit', unit }).formatToParts(1);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}
