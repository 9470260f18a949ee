import { formatISO } from 'date-fns/formatISO';
import type { SheetRow, SheetValue, SheetWriter } from './sheet.ts';

/** A spreadsheet runs a text that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;

function csvValue(value: SheetValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (value instanceof Date) return formatISO(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the lines of rows in CSV (RFC 4180), with semicolons and decimal commas as French spreadsheets expect them. */
export const csvLines = (rows: readonly SheetRow[]): string =>
  rows.map((row) => `${row.map(csvValue).join(';')}\r\n`).join('');

/** Creates the writer of a CSV file. Its byte order mark tells spreadsheets that it is UTF-8. */
export function csvWriter(columns: readonly string[]): SheetWriter {
  const parts = ['\uFEFF', csvLines([columns])];
  return {
    add(rows) {
      parts.push(csvLines(rows));
    },
    finish: async () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
    cancel() {
      parts.length = 0;
    },
  };
}
