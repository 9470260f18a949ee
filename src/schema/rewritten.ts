type JsonObject = Readonly<Record<string, unknown>>;

/** Returns true for an object with named members. */
export const hasMembers = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value inside of members, the outermost first. */
export const around = (members: readonly string[], value: unknown): unknown =>
  members.reduceRight((inner, name) => ({ [name]: inner }), value);

/** Returns the value inside of members; undefined if one is missing. */
export const inside = (members: readonly string[], value: unknown): unknown =>
  members.reduce((outer, name) => (hasMembers(outer) ? outer[name] : undefined), value);

/** Returns an object with the members of two, also where both have an object. */
export function merged(one: unknown, other: unknown): unknown {
  if (!hasMembers(one) || !hasMembers(other)) return one;
  const both = Object.keys(other).map((name) => [
    name,
    Object.hasOwn(one, name) ? merged(one[name], other[name]) : other[name],
  ]);
  return { ...one, ...Object.fromEntries(both) };
}

/** Reads JSON. Throws a `SyntaxError` for another text. */
export const parsed = (text: string): unknown => JSON.parse(text);

/** Returns a response with another body. One that is empty or no JSON stays as it is. */
export async function rewritten(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  const { status } = response;
  if (text === '') return new Response(null, { status, headers });
  try {
    return new Response(JSON.stringify(change(parsed(text))), { status, headers });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new Response(text, { status, headers });
  }
}
