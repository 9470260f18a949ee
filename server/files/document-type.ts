import { type DocumentType, documentTypeNames } from '#fields/document-types.ts';
import { filesIn } from './archive.ts';
import { pictureType } from './picture-type.ts';

const isPicture = (type: DocumentType) => (bytes: Buffer) => pictureType(bytes) === type;

/** Matches a file of OpenDocument: an archive with a file that contains its type. */
const isOpenDocument = (type: DocumentType) => (bytes: Buffer) =>
  filesIn(bytes)?.get('mimetype')?.(type.length) === type;

/** Matches a file of Office: an archive with a list of contents and its main part, without macros. */
const isOffice = (mainPart: RegExp) => (bytes: Buffer) => {
  const names = [...(filesIn(bytes)?.keys() ?? [])];
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => mainPart.test(name)) &&
    !names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))
  );
};

const signatures: Readonly<Record<DocumentType, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => bytes.subarray(0, 5).equals(Buffer.from('%PDF-')),
  'image/png': isPicture('image/png'),
  'image/jpeg': isPicture('image/jpeg'),
  // Some programs number the main part.
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    isOffice(/^word\/document\d*\.xml$/),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': isOffice(/^xl\/workbook\d*\.xml$/),
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
