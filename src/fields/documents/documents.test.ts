import { describe, expect, expectTypeOf, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { documents, type StoredDocument } from './documents.ts';
import { views } from './documents.views.tsx';
import { factsOf, hrefOf, sizeText } from './facts.ts';

const entered = documents({ max: 3, maxMegabytes: 1 });
const scans = documents({
  max: 1,
  maxMegabytes: 1,
  accept: ['application/pdf', 'image/png'],
  required: true,
});
const shown = documents({ access: 'readOnly' });
const context = { field: shown, labelOf: () => undefined };
const report = { src: '/files/a', name: 'Rapport.pdf', size: 1_258_291, type: 'application/pdf' };
const other: StoredDocument = { src: '/files/b', name: 'Annexe.pdf' };
const file = (bytes = 1, type = 'application/pdf') => new File([new Uint8Array(bytes)], 'a.pdf', { type });

describe('documents', () => {
  test('have an address and a name; their size and type may be unknown', () => {
    expect(accepts(shown, [report, other, { ...other, size: null, type: null }])).toBe(true);
    expect(accepts(shown, [{ src: '/files/a' }])).toBe(false);
    expect(accepts(shown, [{ ...report, size: -1 }])).toBe(false);
    expect(views.format([report, other], context)).toBe('Rapport.pdf, Annexe.pdf');
    expect([views.isEmpty([]), views.isEmpty([other])]).toEqual([true, false]);
  });

  test.each(junk.filter((value) => !Array.isArray(value) || value.length > 0))('are never %s', (value) => {
    expect(accepts(shown, value)).toBe(false);
    expect(entered.toDraft(value)).toEqual([]);
  });

  test('are entered unless their field says that they are only shown', () => {
    expect([entered.access, shown.access]).toEqual(['readWrite', 'readOnly']);
    expect([entered.file?.accept, shown.file]).toEqual([['application/pdf'], undefined]);
    expectTypeOf(shown.access).toEqualTypeOf<'readOnly'>();
    expectTypeOf(entered.access).toEqualTypeOf<'readWrite'>();
    // @ts-expect-error what is entered has its limits
    documents({ max: 2 });
    // @ts-expect-error the service would not recognise the type
    documents({ max: 2, maxMegabytes: 1, accept: ['text/html'] });
  });

  test.each([
    [0, '0\u00a0o'],
    [900, '900\u00a0o'],
    [1023, '1\u202f023\u00a0o'],
    [1024, '1\u00a0ko'],
    [1_258_291, '1,2\u00a0Mo'],
    [1024 ** 2 - 1, '1\u00a0Mo'],
    [5 * 1024 ** 2, '5\u00a0Mo'],
    [3 * 1024 ** 3, '3\u202f072\u00a0Mo'],
  ])('of %d bytes have the size %j', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  test('say what is known of them', () => {
    expect([report, other, { ...report, type: 'text/x' }].map(factsOf)).toEqual([
      'PDF, 1,2\u00a0Mo',
      '',
      '1,2\u00a0Mo',
    ]);
  });

  test.each([
    ['/files/a', true],
    ['https://exemple.fr/a.pdf', true],
    ['data:application/pdf;base64,JVBERi0=', true],
    ['blob:http://site/1', true],
    ['data:text/html,<script>', false],
    ['data:application/pdfx,a', false],
    [' java\nscript:alert(1)', false],
    ['', false],
  ])('at %j are linked: %s', (src, isLinked) => {
    expect(hrefOf({ src }) !== undefined).toBe(isLinked);
  });
});

describe('a form', () => {
  test('has the addresses of the stored documents, among the files that were chosen', () => {
    expect(entered.toDraft([report, other])).toEqual(['/files/a', '/files/b']);
    const unnamed = { src: '/files/c', name: null };
    expect(entered.toDraft([report, unnamed, { name: 'x' }])).toEqual(['/files/a', '/files/c']);
    expect(entered.file?.stored(['/files/a', '/files/c'], [report, unnamed])).toEqual([report, unnamed]);
    const draft = [file(), '/files/a', file(1024 ** 2)];
    expect(submit(entered, draft)).toEqual({ sent: draft });
  });

  test.each([
    ['an empty file', [file(0)], ['fileEmpty']],
    ['a file a byte too large', ['/files/a', file(1024 ** 2 + 1)], ['fileSize']],
    ['a file of another type', [file(1, 'image/png')], ['fileType']],
    ['more than the largest number', ['/a', '/b', '/c', file()], ['tooManyDocuments']],
    ['a number', [12], ['type']],
    ['what is not a list', 12, ['required']],
  ])('with %s is refused', (_, draft, problems) => {
    expect(submit(entered, draft)).toEqual({ problems });
  });

  test('needs a document if one is required, and takes the types of its field', () => {
    expect(submit(entered, [])).toEqual({ sent: [] });
    expect(submit(scans, [])).toEqual({ problems: ['required'] });
    const scan = [file(1, 'image/png')];
    expect(submit(scans, scan)).toEqual({ sent: scan });
    expect(submit(scans, [file(), file()])).toEqual({ problems: ['tooManyDocuments'] });
  });

  test('takes a file whose type the browser does not know by the ending of its name', () => {
    const letters = documents({
      max: 1,
      maxMegabytes: 1,
      accept: ['application/vnd.oasis.opendocument.text'],
    });
    const isTaken = (name: string, type: string) =>
      'sent' in submit(letters, [new File(['x'], name, { type })]);
    expect([
      isTaken('a.odt', ''),
      isTaken('A.ODT', ''),
      isTaken('a.odt', 'application/octet-stream'),
    ]).toEqual([true, true, true]);
    expect([isTaken('a.ods', ''), isTaken('odt', ''), isTaken('a.odt', 'text/html')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('keeps what is known of the documents that stay, and adds what the service knows of new ones', () => {
    const facts = { name: 'Neuf.pdf', size: 12, type: 'application/pdf' };
    const added = new Map([['/files/new', facts]]);
    const addresses = ['/files/new', '/files/a', '/files/unknown'];
    expect(entered.file?.stored(addresses, [report, other], added)).toEqual([
      { src: '/files/new', ...facts },
      report,
    ]);
  });
});
