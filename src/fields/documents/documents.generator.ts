import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import { samplePdf, samplePdfBytes } from '#fields/sample-pdf.ts';
import type { DocumentsField } from './documents.ts';

/** The largest number of documents if nothing else is given. */
const usualMax = 5;

const names = ['Rapport annuel.pdf', 'Attestation.pdf', 'Contrat.pdf'];

const documentAt = (index: number) => ({
  // The part after # has no effect: two documents of a record have different addresses.
  src: `data:application/pdf;base64,${samplePdf}#${index}`,
  name: names[index % names.length] ?? '',
  size: samplePdfBytes,
  type: 'application/pdf',
});

export const generator: KindGenerator<DocumentsField> = {
  access: 'readWrite',
  filtered: true,
  aliases: ['document', 'attachments'],
  limit: (text, end) => (end === 'max' && /^[1-9]\d?$/.test(text) ? Number(text) : undefined),
  options: ({ required, range, readOnly }) =>
    readOnly
      ? { access: 'readOnly' }
      : { maxMegabytes: 5, max: Number(range?.max ?? usualMax), ...(required && { required }) },
  sample: (index, { range }) => {
    const count = Math.min(index % 4 === 3 ? 0 : 1 + (index % 2), Number(range?.max ?? usualMax));
    return Array.from({ length: count }, (_, at) => documentAt(index + at));
  },
  filling: () => ({ by: 'file', type: 'application/pdf' }),
  long: true,
  wide: true,
  neverMissing: true,
  infer(member) {
    const found = byMembers(member, 'list', ['src', 'name'], ['id', 'size', 'type']);
    // A request that has them as JSON sends no files.
    return found && { ...found, readOnly: member.sentAs === 'values' };
  },
};
