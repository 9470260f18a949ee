/** The first step of every address (`#kit/…`), as `imports` in package.json lists them. */
export const addresses = [
  'schema',
  'theme',
  'kit',
  'lib',
  'fields',
  'runtime',
  'pages',
  'shell',
  'routes',
  'app',
  'resources',
  'locales',
  'server',
  'scripts',
  'styled',
] as const;

export type Address = (typeof addresses)[number];

/** What may not be imported, and what to do instead. */
export interface Ban {
  readonly group: readonly string[];
  readonly message: string;
}

/** A package that has one importer. */
export type Owned = 'ofetch' | 'i18next' | 'sonner' | 'date-fns' | 'ark' | 'dictionary';

/** A part of the tree and what it may see. What is not named is forbidden. */
export interface Layer {
  readonly name: string;
  readonly includes: readonly string[];
  /** The addresses it may import. */
  readonly sees: readonly Address[];
  readonly message: string;
  /** The single-importer packages that this layer is the importer of. */
  readonly owns?: readonly Owned[];
  /** Data: runs in Node and never sees React. */
  readonly data?: true;
  readonly bans?: readonly Ban[];
}
