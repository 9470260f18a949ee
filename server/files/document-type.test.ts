import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { documentTypeNames } from '#fields/document-types.ts';
import { archiveOf, sampleDocument } from '#fields/sample-documents.ts';
import { documentType } from './document-type.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const odt = 'application/vnd.oasis.opendocument.text';
const list = { '[Content_Types].xml': '<Types/>' };
const samples = documentTypeNames.flatMap((type) => {
  const content = sampleDocument(type);
  return content === undefined ? [] : [{ type, content }];
});

test.each(samples)('content of the type $type says so', ({ type, content }) => {
  expect(documentType(content)).toBe(type);
});

test.each(samples.filter(({ type }) => type !== 'application/pdf'))(
  'content of the type $type has none if its end is missing, or if something is before it',
  ({ content }) => {
    expect(documentType(content.subarray(0, -1))).toBeUndefined();
    expect(documentType(content.subarray(0, content.length / 2))).toBeUndefined();
    expect(documentType(Buffer.concat([Buffer.from('MZ'), content]))).toBeUndefined();
  },
);

test.each([
  ['in any order', { 'word/document.xml': '', ...list }, docx],
  ['with a numbered main part', { ...list, 'word/document2.xml': '' }, docx],
  ['with its type after other files', { 'content.xml': '', mimetype: odt }, odt],
  ['with macros', { ...list, 'word/document.xml': '', 'word/vbaProject.bin': '' }, undefined],
  ['whose texts only name the parts', { 'a.txt': '[Content_Types].xml word/document.xml' }, undefined],
  ['without its list of contents', { 'word/document.xml': '' }, undefined],
  ['without its main part', { ...list, 'word/documents/a.xml': '' }, undefined],
  ['with a longer type', { mimetype: `${odt}-template` }, undefined],
  ['of nothing', {}, undefined],
])('an archive %s, as its directory lists it, has the right type', (_, files, type) => {
  expect(documentType(archiveOf(files))).toBe(type);
});

test('a type that is compressed is read, but never more than a type', () => {
  expect(documentType(zipSync({ mimetype: strToU8(odt) }))).toBe(odt);
  expect(documentType(zipSync({ mimetype: strToU8(odt.padEnd(5_000_000)) }))).toBeUndefined();
});

test('an archive that is made to be wrong is none', () => {
  const right = Buffer.from(archiveOf({ mimetype: odt }));
  const more = Buffer.from(right);
  more.writeUInt16LE(0xff_ff, more.length - 12);
  more.writeUInt16LE(0xff_ff, more.length - 14);
  expect(documentType(more)).toBeUndefined();
  for (let at = 4; at < right.length; at += 1) {
    const wrong = Buffer.from(right);
    wrong[at] = 0xff;
    expect(() => documentType(wrong)).not.toThrow();
  }
});
