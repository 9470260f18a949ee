import type { SheetProperties, SheetRow } from './sheet.ts';
import { xlsxFile } from './xlsx.ts';
import type { WriterMessage } from './xlsx-writer.ts';

/* Runs beside the page, since compressing a hundred thousand rows takes seconds. */

let columns: readonly string[] = [];
let properties: SheetProperties = { title: '', language: '' };
const rows: SheetRow[] = [];

addEventListener('message', async ({ data }: MessageEvent<WriterMessage>) => {
  if (data.step === 'begin') ({ columns, properties } = data);
  // A function cannot have as many arguments as a list has rows.
  else if (data.step === 'add') for (const row of data.rows) rows.push(row);
  else postMessage(await xlsxFile(columns, rows, properties).catch(() => null));
});
