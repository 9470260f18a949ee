import { type FileRejection, rejectionOf } from '#kit/file-upload/file-upload.ts';

/** A file that was chosen, or the address of a stored one. */
export type UploadPart = File | string;

/** A file that is not taken, with the reason. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: FileRejection | 'count';
}

interface Limits {
  readonly accept: readonly string[];
  readonly maxBytes: number;
  readonly max: number;
}

/** Returns the value with those of the chosen files that are accepted at its end, and the others with their reasons. */
export function withChosen(value: readonly UploadPart[], files: readonly File[], limits: Limits) {
  const next = [...value];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = rejectionOf(file, limits.accept, limits.maxBytes);
    if (reason === null && next.length < limits.max) next.push(file);
    else refused.push({ name: file.name, reason: reason ?? 'count' });
  }
  return { next, refused };
}

const ids = new WeakMap<File, string>();
let last = 0;

function idOf(file: File): string {
  const known = ids.get(file);
  if (known !== undefined) return known;
  last += 1;
  const id = `file-${last}`;
  ids.set(file, id);
  return id;
}

/** A part of a value with an id that stays when the part gets another position. */
export interface UploadRow {
  readonly id: string;
  readonly part: UploadPart;
}

/** Returns the parts of a value with their ids. The same part may be there twice. */
export function rowsOf(value: readonly UploadPart[]): UploadRow[] {
  const seen = new Map<UploadPart, number>();
  return value.map((part) => {
    const count = (seen.get(part) ?? 0) + 1;
    seen.set(part, count);
    return { id: `${typeof part === 'string' ? part : idOf(part)} ${count}`, part };
  });
}
