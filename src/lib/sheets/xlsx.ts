import writeExcelFile, { type Cell } from 'write-excel-file/universal';
import type { SheetProperties, SheetRow, SheetValue } from './sheet.ts';
import { propertiesFeature, sheetName } from './xlsx-properties.ts';

/** The most characters that a cell can have. */
const maxText = 32_767;

/** Characters that XML cannot contain: a spreadsheet would refuse the whole file. */
const forbidden = /[\p{Cs}\uFFFE\uFFFF]|(?![\n\t])\p{Cc}/gu;

/** A sheet has no time zones: the moment is written as the reader's clock shows it. */
const asShown = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

/** A text stays a text, also if it looks like a formula. */
function cellOf(value: SheetValue): Cell {
  if (value === null) return null;
  if (typeof value === 'number') return { value, type: Number };
  if (value instanceof Date) return { value: asShown(value), type: Date, format: 'dd/mm/yyyy hh:mm' };
  return { value: value.replaceAll(forbidden, '').slice(0, maxText), type: String };
}

/** Returns the width of a column in characters: that of its longest text, within limits. */
function widthOf(heading: string, rows: readonly SheetRow[], column: number): number {
  const lengths = rows.map((row) => {
    const value = row[column] ?? '';
    return value instanceof Date ? 16 : String(value).length;
  });
  const longest = lengths.reduce((most, length) => Math.max(most, length), heading.length);
  return Math.min(60, Math.max(8, longest + 2));
}

/**
 * Returns an XLSX file: a bold row of headings that stays in sight, and cells of their types. `properties` gives its title and its
 * language, and screen readers the row of headings.
 */
export async function xlsxFile(
  columns: readonly string[],
  rows: readonly SheetRow[],
  properties: SheetProperties,
): Promise<Blob> {
  const head = columns.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }));
  return writeExcelFile(
    [head, ...rows.map((row) => row.map(cellOf))],
    {
      columns: columns.map((heading, column) => ({ width: widthOf(heading, rows, column) })),
      stickyRowsCount: 1,
      sheet: sheetName(properties.title),
    },
    { features: [propertiesFeature(properties, columns.length)] },
  ).toBlob();
}
