import * as z from 'zod/mini';

/** A record of which a test needs the identity alone; the other members stay with it. */
export const identified = z.looseObject({ id: z.string() });

interface ResponseBody {
  readonly data?: unknown;
}

/** Returns the data of a response; throws if it does not have the given shape. */
export function readData<Data>(schema: z.ZodMiniType<Data>, { data }: ResponseBody): Data {
  return z.parse(schema, data);
}

/** Returns a page of a list; throws if an item does not have the given shape. */
export function readPage<Item>(item: z.ZodMiniType<Item>, body: ResponseBody) {
  return readData(z.object({ items: z.array(item), total: z.number() }), body);
}
