import { expect, test } from 'vitest';
import { csvLines, csvWriter } from './csv.ts';

test('a file begins with the mark of UTF-8 and the headings, and has one line for each row', async () => {
  const writer = csvWriter(['Nom', 'Prix']);
  writer.add([['Zoé', 12.5]]);
  writer.add([['Noël', null]]);
  const bytes = new Uint8Array(await (await writer.finish()).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Nom;Prix\r\nZoé;12,5\r\nNoël;\r\n');
});

test('numbers have a decimal comma, and a negative one is not a formula', () => {
  expect(csvLines([[0, -8.46, 1234567.8]])).toBe('0;-8,46;1234567,8\r\n');
});

test('moments are ISO dates with the offset of the reader', () => {
  const written = csvLines([[new Date('2026-03-05T14:30:00Z')]]).trim();
  expect(written).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/);
  expect(Date.parse(written)).toBe(Date.parse('2026-03-05T14:30:00Z'));
});

test('separators, quotes and line breaks are quoted', () => {
  expect(csvLines([['a;b', 'dit « "non" »', 'deux\nlignes', 'simple']])).toBe(
    '"a;b";"dit « ""non"" »";"deux\nlignes";simple\r\n',
  );
});

test.each(['=HYPERLINK("http://x")', '+33612345678', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])(
  'no spreadsheet runs the text %j',
  (text) => {
    expect(csvLines([[text]])).toMatch(/^"?'/);
  },
);
