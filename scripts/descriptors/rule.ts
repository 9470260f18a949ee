import type { Resource } from '#schema/resource.ts';

/** A descriptor with its file, the name of its export and its texts. */
export interface Declared {
  readonly file: string;
  readonly source: string;
  readonly exported: string;
  readonly resource: Resource;
  /** Its section of the dictionary. */
  readonly texts: Readonly<Record<string, unknown>>;
  /** The migrations of its generated table; undefined if it has none. */
  readonly migrations?: string | undefined;
}

/** `word` is looked for in the file, for the line. */
type Mistake = readonly [word: string, mistake: string, mending: string];
/** Finds the mistakes of one sort in a descriptor, beside all of them. */
export type Rule = (declared: Declared, others: readonly Declared[]) => readonly Mistake[];
