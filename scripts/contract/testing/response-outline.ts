import { isObject } from '#schema/objects.ts';
import type { LiveResponse } from '#scripts/contract/live-api.ts';

/** What a browser reads and the product hands on. */
const opaque = new Set(['options', 'passkey']);

/** Returns the types of a value and of its members. The items of a list that are alike count once. */
function typesIn(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = new Map(value.map(typesIn).map((item) => [JSON.stringify(item), item]));
    return [...items.values()];
  }
  if (!isObject(value)) return value === null ? null : typeof value;
  const typeOf = (name: string) => (opaque.has(name) ? 'opaque' : typesIn(value[name]));
  const names = Object.keys(value).toSorted();
  // An id is a text or a number.
  return Object.fromEntries(names.map((name) => [name, name === 'id' ? 'id' : typeOf(name)]));
}

/** Returns what must be alike in the responses of two services: all except the values of the data. */
export function outlineOf({ status, body }: LiveResponse) {
  if (!isObject(body)) return { status, body: 'no JSON' };
  const { data, message, code, errors } = body;
  return { status, code, message, errors, data: typesIn(data) };
}
