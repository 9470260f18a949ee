import type { Field } from '#schema/field.ts';
import type { Fields } from '#schema/resource.ts';
import type { KeptDraft } from './draft-store.ts';

type Values = Readonly<Record<string, unknown>>;

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields whose values may be kept: no secret, which is only written, and no file. */
export function keptNames(fields: Fields, names: readonly string[]): string[] {
  return names.filter((name) => {
    const field = fields[name];
    return field !== undefined && field.access === 'readWrite' && field.file === undefined;
  });
}

/** Returns the changed values and the initial values that they replace; undefined if no value has changed. */
export function changesOf(names: readonly string[], initial: Values, values: Values, savedAt: number) {
  const changed = names.filter((name) => !isSameJson(values[name], initial[name]));
  const pick = (from: Values) => Object.fromEntries(changed.map((name) => [name, from[name]]));
  return changed.length === 0 ? undefined : { savedAt, values: pick(values), base: pick(initial) };
}

/** Returns true if a field of a form can have a value. An older version of the form may have stored another type. */
function canHave({ initial, choices }: Field, value: unknown): boolean {
  const isPick = (part: unknown) => typeof part === 'string' || typeof part === 'number';
  if (value === null) return initial === null;
  if (choices !== undefined && ![value].flat().every((part) => choices.includes(String(part)))) return false;
  if (initial === null) return isPick(value);
  if (Array.isArray(initial)) return Array.isArray(value) && value.every(isPick);
  if (typeof value !== 'object' || typeof initial !== 'object') return typeof value === typeof initial;
  // A value of several texts, by their names.
  const texts = new Map(Object.entries(value));
  return Object.entries(initial).every(([name, text]) => typeof texts.get(name) === typeof text);
}

/**
 * Returns the part of a draft that a form can still have: the values of its fields, which these can have, and which differ from
 * those that they replaced. Returns undefined if there are none.
 */
export function usableDraft(
  draft: KeptDraft,
  fields: Fields,
  names: readonly string[],
): KeptDraft | undefined {
  const { values, base } = draft;
  const usable = names.filter((name) => {
    const field = fields[name];
    if (field === undefined || !Object.hasOwn(values, name)) return false;
    return canHave(field, values[name]) && !isSameJson(values[name], base[name]);
  });
  if (usable.length === 0) return undefined;
  const pick = (from: Values) =>
    Object.fromEntries(usable.filter((name) => Object.hasOwn(from, name)).map((name) => [name, from[name]]));
  return { ...draft, values: pick(values), base: pick(base) };
}
