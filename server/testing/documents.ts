import type { DocumentType } from '#fields/document-types.ts';
import { sampleDocument } from '#fields/sample-documents.ts';

/** Creates a document as a file of a form. `claimed` is the type that the form declares. */
export const documentFile = (
  type: DocumentType,
  { name = 'document', claimed = type }: { readonly name?: string; readonly claimed?: string } = {},
): File => new File([sampleDocument(type) ?? new Uint8Array()], name, { type: claimed });
