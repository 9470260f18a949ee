import { type DocumentType, documentTypeNames } from '#fields/document-types.ts';
import { pictureType } from './picture-type.ts';

const zip = Buffer.from('PK\x03\x04', 'latin1');

const isPicture = (type: DocumentType) => (bytes: Buffer) => pictureType(bytes) === type;

/** Matches a file of OpenDocument: its archive begins with an entry that contains its type. */
const isOpenDocument = (type: DocumentType) => (bytes: Buffer) =>
  startsWith(bytes, zip) && bytes.toString('latin1', 30, 30 + 8 + type.length + 2) === `mimetype${type}PK`;

/** Matches a file of Office: an archive with a list of contents and its main part, which it names in its last bytes. */
const isOffice = (part: string) => (bytes: Buffer) =>
  startsWith(bytes, zip) && bytes.includes('[Content_Types].xml') && bytes.includes(part);

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

const signatures: Readonly<Record<DocumentType, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => startsWith(bytes, Buffer.from('%PDF-')),
  'image/png': isPicture('image/png'),
  'image/jpeg': isPicture('image/jpeg'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': isOffice('word/document'),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isOffice('xl/workbook'),
  'application/vnd.oasis.opendocument.text': isOpenDocument('application/vnd.oasis.opendocument.text'),
  'application/vnd.oasis.opendocument.spreadsheet': isOpenDocument(
    'application/vnd.oasis.opendocument.spreadsheet',
  ),
};

/** Returns the media type of a document by its content. The name and the declared type may be wrong. */
export function documentType(content: Uint8Array): DocumentType | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  return documentTypeNames.find((type) => signatures[type](bytes));
}
