import type * as z from 'zod/mini';

/** Returns the items of a list that a schema accepts; none for what is not a list. An odd item does not hide the others. */
export const readEach = <Item>(value: unknown, schema: z.ZodMiniType<Item>): Item[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const read = schema.safeParse(item);
    return read.success ? [read.data] : [];
  });
