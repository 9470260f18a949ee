import { withId } from '#lib/api/address.ts';
import type { Call } from '#schema/endpoints.ts';
import type { RecordId } from '#schema/resource.ts';

/** Returns a part of a declaration. Throws if it is missing: screens offer only what the resource declares, so that is a bug. */
export function existing<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`The resource "${name}" declares no such call.`);
  return part;
}

/** Returns a call that a resource declares, with the id of a record in its path. Throws if it is not declared. */
export function callOf(name: string, declared: Call | undefined, id?: RecordId) {
  const { method, path, base } = existing(declared, name);
  return { method, base, path: id === undefined ? path : withId(path, id) };
}
