import { describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { csvLines } from './csv.ts';
import { csvRows, decodeText } from './read-csv.ts';
import { readSheet } from './read-sheet.ts';
import { xlsxFile } from './xlsx.ts';

describe('a text in CSV', () => {
  test.each([
    [
      'Titre;Prix\r\nWifi;1,5\r\n',
      [
        ['Titre', 'Prix'],
        ['Wifi', '1,5'],
      ],
    ],
    [
      'Titre,Prix\nWifi,1.5',
      [
        ['Titre', 'Prix'],
        ['Wifi', '1.5'],
      ],
    ],
    [
      'Titre\tPrix\rWifi\t',
      [
        ['Titre', 'Prix'],
        ['Wifi', ''],
      ],
    ],
    [
      '"A;B";C\n"dit ""oui""";"deux\r\nlignes"',
      [
        ['A;B', 'C'],
        ['dit "oui"', 'deux\r\nlignes'],
      ],
    ],
    ['a;b\n"pas fermé;x', [['a', 'b'], ['pas fermé;x']]],
    [
      'a;b\n;',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
  ])('%j is read', (text, rows) => {
    expect(csvRows(text)).toEqual(rows);
  });

  test('reads what an export has written', () => {
    const row = ['=SOMME(1)', '-12', 'a;"b"', 'un\ndeux', ''];
    expect(csvRows(csvLines([row]))).toEqual([row]);
  });

  test('is UTF-8, UTF-16 or that of Western Windows', () => {
    const bytes = (list: readonly number[]) => new Uint8Array(list).buffer;
    expect(decodeText(bytes([0xef, 0xbb, 0xbf, 0xc3, 0xa9]))).toBe('é');
    expect(decodeText(bytes([0xe9, 0x80]))).toBe('é€');
    expect(decodeText(bytes([0xff, 0xfe, 0xe9, 0]))).toBe('é');
  });

  test('of ten thousand rows is read', () => {
    expect(csvRows('a;b\n'.repeat(10_000))).toHaveLength(10_000);
  });
});

/** Returns a ZIP file with texts that are not packed. */
function zipFile(texts: Readonly<Record<string, string>>): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const sizeOf = (list: readonly Uint8Array[]) => list.reduce((sum, { length }) => sum + length, 0);
  const head = (size: number, numbers: Readonly<Record<number, number>>) => {
    const view = new DataView(new ArrayBuffer(size));
    for (const [at, number] of Object.entries(numbers)) view.setUint32(Number(at), number, true);
    return new Uint8Array(view.buffer);
  };
  for (const [name, text] of Object.entries(texts)) {
    const [named, content] = [new TextEncoder().encode(name), new TextEncoder().encode(text)];
    const { length } = content;
    const entry = { 0: 0x02014b50, 20: length, 24: length, 28: named.length, 42: sizeOf(parts) };
    directory.push(head(46, entry), named);
    parts.push(head(30, { 0: 0x04034b50, 26: named.length }), named, content);
  }
  return new Blob([...parts, ...directory, head(22, { 0: 0x06054b50, 16: sizeOf(parts) })]);
}

describe('a sheet', () => {
  test('has its headings, and its rows with their numbers; empty rows are left out', async () => {
    const file = new Blob(['Titre;Note\n\n Wifi ;x\n;\nBar;']);
    expect(await readSheet(file)).toEqual({
      headings: ['Titre', 'Note'],
      rows: [
        { number: 3, cells: ['Wifi', 'x'] },
        { number: 5, cells: ['Bar', ''] },
      ],
    });
  });

  test('of an export in XLSX is read', async () => {
    const file = await xlsxFile(
      ['Titre', 'Prix', 'Vide', 'Note'],
      [['Café & thé <chaud>', 12.5, null, ' fin\n!']],
      { title: 'Produits', language: 'fr' },
    );
    expect(await readSheet(file)).toEqual({
      headings: ['Titre', 'Prix', 'Vide', 'Note'],
      rows: [{ number: 2, cells: ['Café & thé <chaud>', '12.5', '', 'fin\n!'] }],
    });
  });

  test('has days, moments and flags as texts', async () => {
    const day = { value: new Date('2026-11-24T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' };
    const file = await writeExcelFile([
      [{ value: 'Jour' }, { value: 'Actif' }, { value: 'Début' }, { value: 'Fin' }],
      [
        day,
        { value: true, type: Boolean },
        { value: new Date('2026-11-24T14:30:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
        // A moment at midnight is not a day.
        { value: new Date('2026-11-25T00:00:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
      ],
    ]).toBlob();
    const cells = ['2026-11-24', 'true', '2026-11-24T14:30', '2026-11-25T00:00'];
    expect((await readSheet(file)).rows).toEqual([{ number: 2, cells }]);
  });

  test('has the numbers of its rows in Excel, which leaves empty ones out of the file', async () => {
    const row = (text: string, number?: number) =>
      `<row${number ? ` r="${number}"` : ''}><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
    const file = (...rows: string[]) =>
      zipFile({ 'xl/workbook.xml': '<sheet/>', 'xl/worksheets/sheet1.xml': rows.join('') });
    const numbered = await readSheet(file(row('Titre', 1), row('Wifi', 2), row('Bar', 4)));
    expect(numbered.rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [2, 'Wifi'],
      [4, 'Bar'],
    ]);
    // Other programs may write no numbers.
    const counted = await readSheet(file(row('Titre'), row('Wifi'), '<row/>', row('Bar')));
    expect(counted.rows.map(({ number }) => number)).toEqual([2, 4]);
  });

  /** Returns a workbook with a row of numbers, each with its format, and what a cell shows of each. */
  async function shownNumbers(numbers: readonly (readonly [value: string, format: string])[], book = '') {
    const codes = numbers.map(
      ([, code], index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`,
    );
    const styles = numbers.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
    const cells = numbers.map(([value], index) => `<c s="${index}" t="n"><v>${value}</v></c>`);
    const file = zipFile({
      'xl/workbook.xml': `${book}<sheet/>`,
      'xl/styles.xml': `${codes.join('')}<cellXfs>${styles.join('')}</cellXfs>`,
      'xl/worksheets/sheet1.xml': `<row><c t="str"><v>Titre</v></c></row><row>${cells.join('')}</row>`,
    });
    return (await readSheet(file)).rows[0]?.cells;
  }

  test('has percentages as a spreadsheet shows them', async () => {
    const file = await writeExcelFile([
      [{ value: 'TVA' }, { value: 'Remise' }],
      [
        { value: 0.2, type: Number, format: '0%' },
        { value: 0.055, type: Number, format: '0.00%' },
      ],
    ]).toBlob();
    expect((await readSheet(file)).rows[0]?.cells).toEqual(['20 %', '5.5 %']);
    const cells = await shownNumbers([
      ['7.0000000000000007E-2', '0\u00a0%'],
      ['-0.5', '0%;[Red]-0%'],
      ['7', '0&quot; %&quot;'],
      ['7', '0\\%'],
    ]);
    expect(cells).toEqual(['7 %', '-50 %', '7', '7']);
  });

  test('has the numbers that a spreadsheet counts with, whatever words its formats add', async () => {
    const cells = await shownNumbers([
      ['7.0000000000000007E-2', '0.00'],
      ['0.30000000000000004', 'General'],
      ['612345678', '0'],
      ['12', '0&quot; km par jour&quot;'],
    ]);
    expect(cells).toEqual(['0.07', '0.3', '612345678', '12']);
  });

  test('has the zeros that a format shows before a number', async () => {
    const cells = await shownNumbers([
      ['1000', '00000'],
      ['612345678', '00\\ 00\\ 00\\ 00\\ 00'],
      ['75001', '00000'],
      ['-7', '000'],
      ['7.5', '000'],
    ]);
    expect(cells).toEqual(['01000', '0612345678', '75001', '-7', '7.5']);
  });

  test('has a number where its format shows days that no calendar has', async () => {
    const cells = await shownNumbers([
      ['552100554', 'dd/mm/yyyy'],
      ['-1', 'dd/mm/yyyy'],
      ['2958465', 'dd/mm/yyyy'],
    ]);
    expect(cells).toEqual(['552100554', '-1', '9999-12-31']);
  });

  test('may count its days from 1904', async () => {
    const numbers = [
      ['44888', 'dd/mm/yyyy'],
      ['44888.5', 'dd/mm/yyyy hh:mm'],
      ['0.5', 'hh:mm'],
    ] as const;
    const from1904 = ['2026-11-24', '2026-11-24T12:00', '12:00'];
    expect(await shownNumbers(numbers, '<workbookPr date1904="1"/>')).toEqual(from1904);
    expect(await shownNumbers(numbers, '<x:workbookPr date1904="true"/>')).toEqual(from1904);
    const from1900 = ['2022-11-23', '2022-11-23T12:00', '12:00'];
    expect(await shownNumbers(numbers, '<workbookPr date1904="0"/>')).toEqual(from1900);
    expect(await shownNumbers(numbers)).toEqual(from1900);
  });

  test.each(['', 'Titre;Note', '\0\x01\0\x02\n\0;\x03', 'PK\x03\x04 rien'])(
    'without rows, or of another type, is refused: %j',
    async (text) => {
      await expect(readSheet(new Blob([text]))).rejects.toThrow();
    },
  );
});
