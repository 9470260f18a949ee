import * as z from 'zod/mini';

/** The name of the format in the first line of a backup. It changes with the format. */
export const formatName = 'back-office backup 1';

/**
 * The first character of each line of an unpacked backup: the head, the beginning of a table, a row of it as JSON, and
 * the end with the number of rows. A backup that was cut off has no end.
 */
export const marks = { head: 'H', table: 'T', row: 'R', end: 'E' } as const;

/** The content of a line by its mark; a row stays text. */
export const lineSchemas = {
  head: z.object({ format: z.literal(formatName), migrations: z.array(z.string()).check(z.minLength(1)) }),
  table: z.object({ table: z.string(), columns: z.array(z.string()).check(z.minLength(1)) }),
  end: z.object({ rows: z.int() }),
};
