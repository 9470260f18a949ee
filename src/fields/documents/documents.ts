import * as z from 'zod/mini';
import { type DocumentType, mayBeOneOf } from '#fields/document-types.ts';
import { entered } from '#schema/by-options.ts';
import type { AccessOf, Field, OrderedFiles } from '#schema/field.ts';
import type { OnlyOptions } from '#schema/only-options.ts';
import { problem } from '#schema/problem.ts';
import { readEach } from '#schema/read-each.ts';

interface EnteredDocuments {
  /** Whether forms have it, too. `readOnly`: it is only shown, and takes none of the other options. Default: 'readWrite'. */
  readonly access?: 'readWrite';
  /** True if at least one document must stay or be chosen. Default: false. */
  readonly required?: boolean;
  /** The media types accepted. Default: PDF only. */
  readonly accept?: readonly DocumentType[];
  /** The largest file accepted, in megabytes. */
  readonly maxMegabytes: number;
  /** The largest number of documents, stored ones among them. 1: a single document, which a new one replaces. */
  readonly max: number;
}

/** Documents that are only shown. */
type ShownDocuments = {
  /** Not in forms. */
  readonly access: 'readOnly';
} & {
  readonly [Name in Exclude<keyof EnteredDocuments, 'access'>]?: never;
};

type DocumentsOptions = ShownDocuments | EnteredDocuments;

/** One document of a record. */
export interface StoredDocument {
  /** The address from which it is downloaded. */
  readonly src: string;
  readonly name: string;
  /** Its bytes. Default: not known. */
  readonly size?: number | null | undefined;
  /** Its media type. Default: not known. */
  readonly type?: string | null | undefined;
}

/** The documents of a form in their order: a file that was chosen, or the address of a stored one that stays. */
export type DocumentsDraft = readonly (File | string)[];

/** Documents to download, in an order. */
export interface DocumentsField<Options extends DocumentsOptions = DocumentsOptions>
  extends Field<'documents', readonly StoredDocument[], DocumentsDraft, DocumentsDraft, AccessOf<Options>> {
  readonly filter: 'presence';
  readonly file?: OrderedFiles;
}

/** Accepts a stored document. */
export const storedDocument = z.object({
  src: z.string(),
  name: z.string(),
  size: z.optional(z.nullable(z.int().check(z.nonnegative()))),
  type: z.optional(z.nullable(z.string())),
});

const usualTypes: readonly DocumentType[] = ['application/pdf'];

const addressed = z.looseObject({ src: z.string() });

/** Returns the entries that have an address. Other members may be missing: a change of the record keeps such an entry, too. */
const entriesOf = (value: unknown) => readEach(value, addressed);

/** Returns the value of a record with the documents at these addresses. */
const stored: OrderedFiles['stored'] = (addresses, before, added) => {
  const former = entriesOf(before);
  return addresses.flatMap((src) => {
    const facts = added?.get(src);
    return former.find((each) => each.src === src) ?? (facts ? { src, ...facts } : []);
  });
};

function draftSchema({ required = false, accept = usualTypes, maxMegabytes, max }: EnteredDocuments) {
  const file = z.file().check(
    z.minSize(1, { error: problem('fileEmpty') }),
    z.maxSize(maxMegabytes * 1024 ** 2, { error: problem('fileSize', { max: maxMegabytes }) }),
    z.refine((chosen) => mayBeOneOf(accept, chosen), { error: problem('fileType') }),
  );
  const several = z
    .array(z.union([z.string(), file], { error: problem('type') }), { error: problem('required') })
    .check(z.maxLength(max, { error: problem('tooManyDocuments', { max }) }));
  return required ? several.check(z.minLength(1, { error: problem('required') })) : several;
}

/** Declares documents to download, in an order. Where they are entered, its resource's calls must write `multipart`. */
export function documents<const Options extends OnlyOptions<Options, DocumentsOptions>>(
  options: Options,
): DocumentsField<Options> {
  const given: DocumentsOptions = options;
  return {
    ...entered<Options>(options),
    kind: 'documents',
    filter: 'presence',
    record: z.array(storedDocument),
    draft: given.access === 'readOnly' ? z.array(z.union([z.string(), z.file()])) : draftSchema(given),
    initial: [],
    toDraft: (value) => entriesOf(value).map(({ src }) => src),
    ...(given.access !== 'readOnly' && {
      file: {
        accept: given.accept ?? usualTypes,
        maxBytes: given.maxMegabytes * 1024 ** 2,
        max: given.max,
        keptAsSent: true,
        stored,
      },
    }),
  };
}
