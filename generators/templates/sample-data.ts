import { type FieldSpec, isStored } from '#generators/grammar/fields.ts';
import { ascends } from '#schema/ascending.ts';

const count = 12;

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** Returns the sample value of a field. A required field always has one. */
function sampleOf(field: FieldSpec, index: number): unknown {
  const value = field.kind.sample(index, field);
  const own = field.required && isMissing(value) ? field.kind.sample(index - 1, field) : value;
  return field.unique ? different(field, own, index) : own;
}

/** Returns a value that no earlier sample record has. */
function different(field: FieldSpec, value: unknown, index: number): unknown {
  const earlier = Array.from({ length: index }, (_, before) => field.kind.sample(before, field));
  if (!earlier.includes(value)) return value;
  if (typeof value === 'number') return Number(field.range?.min ?? 0) + index;
  const end = ` ${index + 1}`;
  const max = field.kind.argument?.type === 'number' ? Number(field.args[0] ?? 255) : 255;
  return `${String(value).slice(0, max - end.length)}${end}`;
}

const isTime = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * Returns a value for a field that comes after another: some days later, if both are days or moments and the limits of the field
 * allow it. Else it is the value of the other one.
 */
function laterThan(least: unknown, index: number, { range }: FieldSpec): unknown {
  if (typeof least !== 'string' || !isTime(least)) return least;
  const time = new Date(Date.parse(least) + (2 + (index % 5)) * 24 * 3600 * 1000);
  const later = time.toISOString().slice(0, least.length);
  return ascends(later, range?.max) ? later : least;
}

/** Returns the value of a field that comes after another: two times are some days apart, also if their samples are months apart. */
function notLess(least: unknown, value: unknown, index: number, field: FieldSpec): unknown {
  const later = laterThan(least, index, field);
  const isNear = isTime(least) && isTime(value) && ascends(field.range?.min, later);
  return ascends(least, value) && !isNear ? value : later;
}

/** Returns the members of a sample record. Where two fields have the same member, the field of that name wins. */
function membersOf(
  fields: readonly FieldSpec[],
  index: number,
  existing: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const stored = fields.filter(isStored);
  const shared = stored.filter(({ kind }) => kind.members !== undefined);
  const own = stored.filter(({ kind }) => kind.members === undefined);
  const members: Record<string, unknown> = Object.assign(
    {},
    ...shared.map((field) => sampleOf(field, index)),
    // A field that comes after another has the sample of a later record: the samples of two fields are often the same.
    ...own.map((field) => ({ [field.name]: sampleOf(field, field.after === undefined ? index : index + 3) })),
  );
  // A chain of fields needs as many rounds as it has pairs.
  for (const _ of stored)
    for (const field of stored)
      if (field.after !== undefined) {
        const least = existing[field.after] ?? members[field.after];
        members[field.name] = notLess(least, members[field.name], index, field);
      }
  return members;
}

/** Returns sample records, for stories and for a demo database. */
export const sampleRecords = (fields: readonly FieldSpec[]) =>
  Array.from({ length: count }, (_, index) => ({ id: `demo-${index + 1}`, ...membersOf(fields, index) }));

/** Adds fields to sample records. Existing values stay. */
export const withMoreFields = (records: readonly Record<string, unknown>[], fields: readonly FieldSpec[]) =>
  records.map((record, index) => ({ ...membersOf(fields, index, record), ...record }));
