import type { DocumentType } from './document-types.ts';
import { samplePdf } from './sample-pdf.ts';

const crcOf = (bytes: Uint8Array) => {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
};

const numbers = (size: 2 | 4, ...values: readonly number[]) =>
  values.flatMap((value) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff));

/** Returns a ZIP archive of some files, which are stored as they are. */
export function archiveOf(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const local: number[] = [];
  const directory: number[] = [];
  for (const [name, text] of Object.entries(files)) {
    const [path, content] = [encoder.encode(name), encoder.encode(text)];
    const { length } = content;
    const facts = [
      ...numbers(2, 20, 0, 0, 0, 0x21),
      ...numbers(4, crcOf(content), length, length),
      ...numbers(2, path.length, 0),
    ];
    directory.push(...numbers(4, 0x02_01_4b_50), ...numbers(2, 20), ...facts, ...numbers(2, 0, 0, 0));
    directory.push(...numbers(4, 0, local.length), ...path);
    local.push(...numbers(4, 0x04_03_4b_50), ...facts, ...path, ...content);
  }
  const count = Object.keys(files).length;
  const end = [
    ...numbers(4, 0x06_05_4b_50),
    ...numbers(2, 0, 0, count, count),
    ...numbers(4, directory.length, local.length),
    ...numbers(2, 0),
  ];
  return Uint8Array.from([...local, ...directory, ...end]);
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>';

/** Returns the archive of an empty file of Office, whose main part has this path and this type. */
const office = (type: string, path: string, part: string) =>
  archiveOf({
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${path}" ContentType="${type}.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${path}"/></Relationships>`,
    [path]: `${xml}${part}`,
  });

/** Returns the archive of an empty file of OpenDocument. */
const open = (type: DocumentType, body: string) =>
  archiveOf({
    mimetype: type,
    'META-INF/manifest.xml': `${xml}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `${xml}<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" office:version="1.2"><office:body><office:${body}/></office:body></office:document-content>`,
  });

const decoded = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const text = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const documents: Readonly<Partial<Record<DocumentType, () => Uint8Array<ArrayBuffer>>>> = {
  'application/pdf': () => decoded(samplePdf),
  [text]: () =>
    office(
      text,
      'word/document.xml',
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p/></w:body></w:document>',
    ),
  [sheet]: () =>
    office(
      sheet,
      'xl/workbook.xml',
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheets/></workbook>',
    ),
  'application/vnd.oasis.opendocument.text': () => open('application/vnd.oasis.opendocument.text', 'text'),
  'application/vnd.oasis.opendocument.spreadsheet': () =>
    open('application/vnd.oasis.opendocument.spreadsheet', 'spreadsheet'),
};

/** Returns the bytes of a small document, for tests and for checks that send one; undefined for a picture. */
export const sampleDocument = (type: DocumentType): Uint8Array<ArrayBuffer> | undefined =>
  documents[type]?.();
