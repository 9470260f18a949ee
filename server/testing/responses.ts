import * as z from 'zod/mini';

/** A record with an id; its other members are kept but not typed. */
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
  return readData(z.object({ items: z.array(item), total: z.number(), more: z.optional(z.boolean()) }), body);
}

/** The tokens of a session. Without rotation, a refresh returns the access token only. */
export const accessToken = z.object({ access_token: z.string() });
export const tokenPair = z.extend(accessToken, {
  refresh_token: z.object({ id: z.string(), value: z.string() }),
});
