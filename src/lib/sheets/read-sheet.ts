import { csvRows, decodeText } from './read-csv.ts';
import { type ReadRow, xlsxRows } from './read-xlsx.ts';

/** A sheet that was read: the headings, and the rows below them with their numbers in the file, from 2. */
export interface ReadSheet {
  readonly headings: readonly string[];
  readonly rows: readonly ReadRow[];
}

/** Reads a CSV or an XLSX file. Empty rows are left out. Throws if it is none, or if it has no rows. */
export async function readSheet(file: Blob): Promise<ReadSheet> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  const isZip = first === 0x50 && second === 0x4b;
  const all = isZip
    ? await xlsxRows(bytes)
    : csvRows(decodeText(bytes)).map((cells, index) => ({ number: index + 1, cells }));
  const [headings, ...rows] = all
    .map(({ number, cells }) => ({ number, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (headings === undefined || rows.length === 0) throw new Error('The file has no rows.');
  // A text with a zero byte is not a text: it is a file of another type.
  if (headings.cells.some((cell) => cell.includes('\0'))) throw new Error('The file is not a sheet.');
  return { headings: headings.cells, rows };
}
