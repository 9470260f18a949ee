/** A JSON object. */
export type JsonObject = Record<string, unknown>;

/** Returns true for an object with named members: no list, no null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own member of an object; undefined if the value is not an object or has no such member. */
export function member(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Returns the first value that is a text and not blank. */
export function firstText(...values: unknown[]): string | undefined {
  return values.find((value): value is string => typeof value === 'string' && value.trim() !== '');
}
