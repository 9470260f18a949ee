import { strToU8, zipSync } from 'fflate';
import type { DocumentType } from './document-types.ts';
import { samplePdf } from './sample-pdf.ts';

/** Returns a ZIP archive of some files, which are stored as they are. */
export const archiveOf = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  });

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
