import { expect, test } from 'vitest';
import { documentName, nameOfType } from './document-types.ts';

test.each([
  ['Rapport 2026.pdf', 'Rapport 2026.pdf'],
  ['Rapport.PDF', 'Rapport.PDF'],
  ['Re\u0301sume\u0301 d’été.pdf', 'Résumé d’été.pdf'],
  // Folders of any system.
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\a\\bilan.pdf', 'bilan.pdf'],
  ['/', 'document.pdf'],
  // What shows nothing, or shows "exe.pdf" as "fdp.exe".
  ['a\u0000b\r\nc\u001b.pdf', 'abc.pdf'],
  ['facture\u202Efdp.exe', 'facturefdp.exe.pdf'],
  ['a\u2028b\u200b\ud800.pdf', 'ab.pdf'],
  // What file systems refuse.
  ['a"b<c>:d|e?f*.pdf', 'a_b_c__d_e_f_.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['rapport. .pdf', 'rapport.pdf'],
  ['', 'document.pdf'],
  ['.pdf', 'document.pdf'],
  // The content decides the type, not the name.
  ['setup.exe', 'setup.exe.pdf'],
  ['page.html', 'page.html.pdf'],
  [`${'é'.repeat(300)}.pdf`, `${'é'.repeat(120)}.pdf`],
])('a PDF sent as %j is kept as %j', (sent, kept) => {
  expect(documentName(sent, 'application/pdf')).toBe(kept);
});

test('a type has one or more endings', () => {
  const jpeg = ['a.jpeg', 'a.JPG', 'a.png'].map((name) => documentName(name, 'image/jpeg'));
  expect(jpeg).toEqual(['a.jpeg', 'a.JPG', 'a.png.jpg']);
  expect(['image/jpeg', 'application/vnd.oasis.opendocument.text', 'text/html'].map(nameOfType)).toEqual([
    'JPG',
    'ODT',
    undefined,
  ]);
});
