/**
 * The types of documents that the service recognises by their content, each with the endings of names that it has. The first
 * one is the usual one.
 */
export const documentTypes = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

/** The media type of a document. */
export type DocumentType = keyof typeof documentTypes;

const isDocumentType = (type: string): type is DocumentType => Object.hasOwn(documentTypes, type);

/** The media types of documents. */
export const documentTypeNames: readonly DocumentType[] = Object.keys(documentTypes).filter(isDocumentType);

/** Returns the common name of a media type, e.g. PDF or DOCX; undefined if it is not the type of a document. */
export const nameOfType = (type: string): string | undefined =>
  isDocumentType(type) ? documentTypes[type][0].toUpperCase() : undefined;

/** Returns the endings of the names that documents of a media type have, like `.odt`. */
export const endingsOf = (type: string): string[] =>
  isDocumentType(type) ? documentTypes[type].map((ending) => `.${ending}`) : [];

/** What browsers say of a file if its system does not know the ending of its name, in a page and in a form that is sent. */
const unknownTypes = ['', 'application/octet-stream'];

/**
 * Returns true if a file may have one of these types: it says so, or its type is unknown and it has a name of such a type. The
 * service then decides by the content.
 */
export function mayBeOneOf(types: readonly string[], { name, type }: Pick<File, 'name' | 'type'>): boolean {
  const ended = name.toLowerCase();
  return (
    types.includes(type) ||
    (unknownTypes.includes(type) && types.flatMap(endingsOf).some((ending) => ended.endsWith(ending)))
  );
}

/** The largest number of characters in the name of a document, without its ending. */
const longest = 120;

/** Characters that show nothing or turn the direction of a text round, so that a name looks like another one. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/**
 * Returns the name under which a document is kept: the name of the sent file without folders, without characters that are
 * invisible or that file systems refuse, and with an ending of its type.
 */
export function documentName(sent: string, type: DocumentType): string {
  const own = sent
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[<>:"|?*]/g, '_');
  const known: readonly string[] = documentTypes[type];
  const [, stem = own, ending = known[0]] = known.includes(own.replace(/^.*\./, '').toLowerCase())
    ? (/^(.*)\.(.*)$/.exec(own) ?? [])
    : [];
  const shown = [...stem.replaceAll(/\s+/g, ' ').replace(/^[. ]+/, '')].slice(0, longest).join('');
  return `${shown.replace(/[. ]+$/, '') || 'document'}.${ending}`;
}
