import type { FieldGuide } from '#fields/guide.ts';
import { type DocumentsField, documents } from './documents.ts';

const report = { src: '/files/1', name: 'Rapport annuel.pdf', size: 1_258_291, type: 'application/pdf' };

export const documentsGuide: FieldGuide<DocumentsField> = {
  group: 'file',
  beta: true,
  purpose:
    'Files to keep and to download, such as a PDF report or the papers of a vehicle: one or several, in an order.',
  avoid: [
    {
      when: 'The files are pictures to look at.',
      instead: '`gallery`, or `picture` with `upload` for a single one.',
    },
  ],
  example: {
    // At most 5 PDF of 10 MB each.
    papers: documents({ max: 5, maxMegabytes: 10 }),
    // A single document, which every record has.
    contract: documents({ max: 1, maxMegabytes: 5, required: true }),
    // Scans, too.
    receipts: documents({ max: 3, maxMegabytes: 2, accept: ['application/pdf', 'image/jpeg', 'image/png'] }),
    // Only shown.
    invoices: documents({ access: 'readOnly' }),
  },
  wire: {
    type: '{ src: string; name: string; size?: number | null; type?: string | null }[]',
    notes: [
      'A single document (`max: 1`) is a list, too: with none or one. In its form a new one replaces it.',
      'Addresses on the web or of the same site. A name whose address has any other scheme is shown without a link.',
      'A form sends all documents that the record has afterwards, in their order, as parts of one name: a file for a new one, the address of a stored one that stays.',
      'The service deletes the documents whose address is not sent, and refuses addresses that the record does not have.',
      'The service keeps a file as it was sent. It recognises the type by the content (its first bytes, the directory of an archive) and cleans the name: what the browser says of both is not trusted.',
      'A document is always sent as an attachment, to a session of an administrator only, and no cache keeps it.',
      'A file whose type the browser does not know, as some systems do not know `.odt`, is taken by the ending of its name; the service decides by the content.',
      'Files are not scanned for viruses, but files of Office with macros are refused.',
      'Type, size and number are checked in the form, and again by the service.',
    ],
    filled: [[report], [report, { src: '/files/2', name: 'Attestation.pdf' }]],
    empty: [[]],
    entered: [
      [],
      ['/files/1', new File(['%PDF-'], 'Contrat.pdf', { type: 'application/pdf' })],
      [new File(['MZ'], 'Contrat.exe', { type: 'application/x-msdownload' })],
      [new File([], 'Vide.pdf', { type: 'application/pdf' })],
    ],
  },
  views: {
    list: 'The name of the only document, or the number of documents.',
    page: 'A link for each, with its type and its size. Its code loads with the first such page.',
    form: 'The documents in their order, each with its size and its buttons, above the area to press or to drop files on.',
  },
  content: [
    'The limits are shown before a file is chosen: « PDF, 10 Mo au maximum par document, 5 documents au maximum ».',
    'What is downloaded is known before: “Rapport annuel.pdf (PDF, 1,2 Mo)”.',
  ],
  pattern: 'fileInput',
  accessibility: [
    'A refused file has its reason, which is tied to the input.',
    'A move, an addition and a removal are announced; the focus stays where one goes on.',
  ],
};
