import * as z from 'zod/mini';

/** The name of the format in the first line of a backup. It changes with the format. */
export const formatName = 'back-office backup 1';

/**
 * The first character of each line of an unpacked backup: the head, the beginning of a table, a row of it as JSON, and
 * the end with the number of rows. A backup that was cut off has no end.
 */
export const marks = { head: 'H', table: 'T', row: 'R', end: 'E' } as const;

/**
 * What a table needs to be made again where no migration makes it: the types of its columns, those that are never null, their
 * defaults, and the columns of the primary key.
 */
const structure = z.object({
  types: z.record(z.string(), z.string()),
  required: z.array(z.string()),
  defaults: z.record(z.string(), z.string()),
  key: z.array(z.string()),
});
export type TableStructure = z.output<typeof structure>;

/** The content of a line by its mark; a row stays text. Older files have no `generic` and no `structure`. */
export const lineSchemas = {
  head: z.object({
    format: z.literal(formatName),
    migrations: z.array(z.string()).check(z.minLength(1)),
    /** The migrations of generated resources, with the digests of their texts. */
    generic: z.optional(z.array(z.tuple([z.string(), z.nullable(z.string())]))),
  }),
  table: z.object({
    table: z.string(),
    columns: z.array(z.string()).check(z.minLength(1)),
    structure: z.optional(structure),
  }),
  end: z.object({ rows: z.int() }),
};

/** The first line of a backup. */
export type Head = z.output<typeof lineSchemas.head>;

/** What a restore may be given. */
export interface RestoreOptions {
  /** The folder of the generated migrations. Default: this version's. */
  readonly folder?: string;
  /** Takes sentences for the operator about what is not of this version. */
  readonly notice?: (sentence: string) => void;
}
