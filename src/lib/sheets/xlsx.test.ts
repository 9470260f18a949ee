import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { xlsxFile } from './xlsx.ts';
import { openZip } from './zip.ts';

const properties = { title: 'Courses', language: 'fr' };

test('a spreadsheet reads the headings and the values in their types', async () => {
  const moment = new Date(2026, 2, 5, 14, 30);
  const file = await xlsxFile(
    ['Nom', 'Prix', 'Créé le'],
    [
      ['Zoé', 12.5, moment],
      ['Noël', -8.46, null],
    ],
    properties,
  );
  const shown = new Date(Date.UTC(2026, 2, 5, 14, 30));
  expect(await readSheet(file)).toEqual([
    ['Nom', 'Prix', 'Créé le'],
    ['Zoé', 12.5, shown],
    ['Noël', -8.46, null],
  ]);
});

test('a text that looks like a formula stays a text', async () => {
  const [, row] = await readSheet(await xlsxFile(['Nom'], [['=1+1']], properties));
  expect(row).toEqual(['=1+1']);
});

test('characters that a spreadsheet refuses are left out', async () => {
  const [, row] = await readSheet(
    await xlsxFile(['Nom'], [['a\u0000b\u001fc\nd <e> & "f"\uD800']], properties),
  );
  expect(row).toEqual(['abc\nd <e> & "f"']);
});

test('a text that is longer than a cell is cut to its length', async () => {
  const [, row] = await readSheet(await xlsxFile(['Nom'], [['x'.repeat(40_000)]], properties));
  expect(String(row?.[0])).toHaveLength(32_767);
});

test('a file has a title and a language, its sheet a name, and its headings are named as such and repeated on paper', async () => {
  const columns = Array.from({ length: 28 }, (_, index) => `C${index}`);
  const file = await xlsxFile(columns, [], { title: 'Courses & "devis" : [2026]', language: 'fr' });
  const read = openZip(await file.arrayBuffer());
  const core = await read('docProps/core.xml');
  expect(core).toContain('<dc:title>Courses &amp; &quot;devis&quot; : [2026]</dc:title>');
  expect(core).toContain('<dc:language>fr</dc:language>');
  expect(await read('_rels/.rels')).toContain('Target="docProps/core.xml"');
  expect(await read('[Content_Types].xml')).toContain('PartName="/docProps/core.xml"');
  const workbook = await read('xl/workbook.xml');
  expect(workbook).toContain('name="Courses &amp; &quot;devis&quot; 2026"');
  expect(workbook).toMatch(
    /<definedName name="ColumnTitle"[^>]*>'Courses &amp; &quot;devis&quot; 2026'!\$A\$1:\$AB\$1</,
  );
  expect(workbook).toMatch(/<definedName name="_xlnm.Print_Titles" localSheetId="0">[^<]*!\$1:\$1</);
});

test('the name of a sheet has at most 31 characters, and is never empty', async () => {
  const nameOf = async (title: string) => {
    const file = await xlsxFile(['Nom'], [], { title, language: 'fr' });
    const workbook = await openZip(await file.arrayBuffer())('xl/workbook.xml');
    return /<sheet [^>]*name="([^"]*)"/.exec(workbook ?? '')?.[1];
  };
  expect(await nameOf('x'.repeat(40))).toHaveLength(31);
  expect(await nameOf('/')).toBe('1');
  expect(await nameOf("L'été")).toBe('L&apos;été');
});
