import * as z from 'zod/mini';

/** Accepts the id of a record: a string or a number. */
export const recordId = z.union([z.string(), z.number()]);
