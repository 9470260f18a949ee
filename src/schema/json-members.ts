import { isObject } from './objects.ts';

/** Returns objects around a value, one in another: `['data', 'item']` gives `{ data: { item: value } }`. */
export const nested = (members: readonly string[], value: unknown): unknown =>
  members.reduceRight((inner, name) => ({ [name]: inner }), value);

/** Returns the value at a path of members, e.g. `['data', 'item']`; undefined if one of them is missing. */
export const valueAt = (members: readonly string[], value: unknown): unknown =>
  members.reduce((outer, name) => (isObject(outer) ? outer[name] : undefined), value);

/** Returns an object with the members of both, also in the objects inside them. A member of the first one wins. */
export function merged(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return one;
  const both = Object.keys(other).map((name) => [
    name,
    Object.hasOwn(one, name) ? merged(one[name], other[name]) : other[name],
  ]);
  return { ...one, ...Object.fromEntries(both) };
}

/** Parses JSON. Throws a `SyntaxError` for any other text. */
export const parseJson = (text: string): unknown => JSON.parse(text);

/** Returns a response with the changed body. A body that is empty or is not JSON stays as it is. */
export async function mapBody(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  const { status } = response;
  if (text === '') return new Response(null, { status, headers });
  try {
    return new Response(JSON.stringify(change(parseJson(text))), { status, headers });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new Response(text, { status, headers });
  }
}
