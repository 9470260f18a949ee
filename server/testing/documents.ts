import { samplePdf } from '#fields/sample-pdf.ts';

/** The parts of an archive that tell its type; what is between them does not matter. */
const archive = (start: string, ...names: readonly string[]) =>
  Buffer.from(`PK\x03\x04${'\0'.repeat(26)}${[start, ...names].join('PK\x01\x02')}`, 'latin1');

const contents = {
  'application/pdf': Buffer.from(samplePdf, 'base64'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': archive(
    '[Content_Types].xml',
    'word/document.xml',
  ),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': archive(
    '_rels/.rels',
    '[Content_Types].xml',
    'xl/workbook.xml',
  ),
  'application/vnd.oasis.opendocument.text': archive('mimetypeapplication/vnd.oasis.opendocument.text', ''),
  'application/vnd.oasis.opendocument.spreadsheet': archive(
    'mimetypeapplication/vnd.oasis.opendocument.spreadsheet',
    '',
  ),
} as const;

/** Creates a document as a file of a form. `claimed` is the type that the form declares. */
/** The types of documents that tests have. */
export type SampleDocument = keyof typeof contents;

export const documentFile = (
  type: SampleDocument,
  { name = 'document', claimed = type }: { readonly name?: string; readonly claimed?: string } = {},
): File => new File([contents[type]], name, { type: claimed });
