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

/** The part of a draft that a form offers. */
export interface OfferedChanges {
  readonly savedAt: number;
  /** The values by the name of their field. They differ from those of the record. */
  readonly values: Values;
  /** True if a value that the draft replaces has changed since. */
  readonly isRecordChanged: boolean;
}

/**
 * Returns the part of a draft that a form can offer: the values of fields that the form still has, which the field can
 * have, and which differ from the record. Returns undefined if there are none.
 */
export function offerOf(
  { savedAt, values, base }: KeptDraft,
  fields: Fields,
  names: readonly string[],
  initial: Values,
): OfferedChanges | undefined {
  const offered = names.filter((name) => {
    const field = fields[name];
    if (field === undefined || !Object.hasOwn(values, name)) return false;
    return canHave(field, values[name]) && !isSameJson(values[name], initial[name]);
  });
  if (offered.length === 0) return undefined;
  return {
    savedAt,
    values: Object.fromEntries(offered.map((name) => [name, values[name]])),
    isRecordChanged: offered.some((name) => !isSameJson(base[name], initial[name])),
  };
}
