import { unzipSync } from 'fflate';
import { type DocumentType, documentTypeNames } from '#fields/document-types.ts';
import { pictureType } from './picture-type.ts';

const isPicture = (type: DocumentType) => (bytes: Buffer) => pictureType(bytes) === type;

const zip = Buffer.from('PK\x03\x04', 'latin1');
const longestType = Math.max(...documentTypeNames.map(({ length }) => length));

/** Returns the names of the files in a whole ZIP archive, and the content of its file `mimetype`; undefined for any other content. */
function readArchive(bytes: Buffer) {
  if (!startsWith(bytes, zip)) return undefined;
  const names: string[] = [];
  try {
    const { mimetype } = unzipSync(bytes, {
      // Nothing else is unpacked, however large the archive says that it is.
      filter: ({ name, size, originalSize }) => {
        if (name === '') throw new Error('The directory has fewer files than it says.');
        names.push(name);
        return name === 'mimetype' && originalSize <= longestType && size <= 2 * longestType;
      },
    });
    return { names, type: mimetype && Buffer.from(mimetype).toString() };
  } catch {
    return undefined;
  }
}

/** Matches a file of OpenDocument: an archive with a file that contains its type. */
const isOpenDocument = (type: DocumentType) => (bytes: Buffer) => readArchive(bytes)?.type === type;

/** Matches a file of Office: an archive with a list of contents and its main part, without macros. */
const isOffice = (mainPart: RegExp) => (bytes: Buffer) => {
  const { names = [] } = readArchive(bytes) ?? {};
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => mainPart.test(name)) &&
    !names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))
  );
};

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

const signatures: Readonly<Record<DocumentType, (bytes: Buffer) => boolean>> = {
  'application/pdf': (bytes) => startsWith(bytes, Buffer.from('%PDF-')),
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
