import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { xlsxFile } from './xlsx.ts';

test('a spreadsheet reads the headings and the values in their types', async () => {
  const moment = new Date(2026, 2, 5, 14, 30);
  const file = await xlsxFile(
    ['Nom', 'Prix', 'Créé le'],
    [
      ['Zoé', 12.5, moment],
      ['Noël', -8.46, null],
    ],
  );
  const shown = new Date(Date.UTC(2026, 2, 5, 14, 30));
  expect(await readSheet(file)).toEqual([
    ['Nom', 'Prix', 'Créé le'],
    ['Zoé', 12.5, shown],
    ['Noël', -8.46, null],
  ]);
});

test('a text that looks like a formula stays a text', async () => {
  const [, row] = await readSheet(await xlsxFile(['Nom'], [['=1+1']]));
  expect(row).toEqual(['=1+1']);
});

test('characters that a spreadsheet refuses are left out', async () => {
  const [, row] = await readSheet(await xlsxFile(['Nom'], [['a\u0000b\u001fc\nd <e> & "f"\uD800']]));
  expect(row).toEqual(['abc\nd <e> & "f"']);
});

test('a text that is longer than a cell is cut to its length', async () => {
  const [, row] = await readSheet(await xlsxFile(['Nom'], [['x'.repeat(40_000)]]));
  expect(String(row?.[0])).toHaveLength(32_767);
});
