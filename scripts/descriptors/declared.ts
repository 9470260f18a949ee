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

/** A text of the dictionary by its path: `resources.users.name`. A missing one is at the nearest section above it. */
export interface TextPath {
  readonly text: string;
}

/**
 * The line of a mistake is the first one in the file with its word. Of several words, each is searched from the line of
 * the one before: `['form:', 'name']` is the first “name” in the form. If no line has a word with its colon, the word
 * without the colon is searched.
 */
export type Position = string | readonly string[] | TextPath;

export type Mistake = readonly [at: Position, mistake: string, fix: string];

/** A mistake of the dictionary. */
export type TextMistake = readonly [at: TextPath, mistake: string, fix: string];

/** Finds the mistakes of one sort in a descriptor. `all` are all descriptors. */
export type Rule = (declared: Declared, all: readonly Declared[]) => Iterable<Mistake>;
