import { parseInstant } from '#lib/dates/dates.ts';
import type { Field } from '#schema/field.ts';
import { isObject, type JsonObject, member } from '#schema/objects.ts';
import type { RecordId, Resource } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import { shapeOf } from './shape.ts';
import { productMismatches, sumMismatches } from './sums.ts';

/** An address that would run code in a page, or open a file of the computer. */
const unsafeAddress = /^\s*(?:javascript|vbscript|file|data:(?!image\/|application\/pdf)[\w/]+)\s*[:;,]/i;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Returns the mismatches of values that have the right type but cannot be right, e.g. an address that runs code. */
export function valueMismatches(operation: Operation, record: unknown): Mismatch[] {
  const { holds, fields = holds?.fields ?? {} } = operation;
  const unsafe = unsafeFields(record, '').map((field) =>
    mismatch('value', field, 'an address that may be shown', 'an address that runs code'),
  );
  if (!isObject(record)) return unsafe;
  const values = Object.entries(fields).flatMap(([name, field]) =>
    field.access === 'writeOnly' || field.members ? [] : fieldMismatches(name, field, record[name]),
  );
  return [
    ...unsafe,
    ...values,
    ...(holds ? titleMismatches(holds, record) : []),
    ...sumMismatches(operation, record, operation.byPeriod ? 'part' : 'whole'),
    ...productMismatches(operation, record),
  ];
}

/** Returns the mismatch of a value that the form of its field would refuse. It is tolerated: screens show it as it is. */
function fieldMismatches(name: string, field: Field, value: unknown): Mismatch[] {
  if ((isEmpty(value) && !field.required) || value === null || !field.record.safeParse(value).success)
    return [];
  const { error } = field.draft.safeParse(field.toDraft(value));
  if (error === undefined) return [];
  const problem = error.issues[0]?.message ?? '';
  const declared = field.choices?.join(' or ') ?? `a valid ${field.kind}`;
  return [
    { ...mismatch('value', name, declared, `${shapeOf(value)}, ${problem || 'refused'}`), isTolerated: true },
  ];
}

function titleMismatches({ title }: Resource, record: JsonObject): Mismatch[] {
  const value = record[title];
  const isBlank = typeof value === 'string' && value.trim() === '';
  return isBlank ? [mismatch('value', title, 'a name of the record', 'an empty text')] : [];
}

/** Returns the paths of the texts in a value that are unsafe addresses. */
function unsafeFields(value: unknown, field: string): string[] {
  if (typeof value === 'string') return unsafeAddress.test(value) ? [field] : [];
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => unsafeFields(each, `${field}[]`)))];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    unsafeFields(each, field === '' ? name : `${field}.${name}`),
  );
}

/** Returns the id of a record, if it has one. */
export function idOf(record: unknown): RecordId | undefined {
  const id = member(record, 'id');
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Returns the mismatches between a record that was read by its id and the same record in a list. */
export function recordMismatches(
  { holds, envelope, of }: Operation,
  listed: JsonObject,
  read: unknown,
): Mismatch[] {
  if (holds === undefined || holds.name !== of || envelope !== 'record' || !isObject(read)) return [];
  if (idOf(read) !== idOf(listed)) return [mismatch('value', 'id', 'the id in the path', 'another id')];
  const differs = (name: string) =>
    Object.hasOwn(read, name) && Object.hasOwn(listed, name) && !isEqual(read[name], listed[name]);
  return Object.keys(holds.fields)
    .filter(differs)
    .map((name) => mismatch('value', name, 'the value in the list', 'another value'));
}

/** Returns the mismatches of records that belong to another record than the path names, where they hold its id. */
export function ownerMismatches(
  { holds, of }: Operation,
  owner: JsonObject,
  records: readonly JsonObject[],
): Mismatch[] {
  // A link between two records of one resource may be any other relation.
  if (holds === undefined || holds.name === of) return [];
  const names = Object.keys(holds.fields).filter((name) => holds.fields[name]?.link?.resource === of);
  const ownersOf = (record: JsonObject) =>
    names.flatMap((name) => [record[name]].flat().map((each) => (isObject(each) ? idOf(each) : each)));
  const isOther = (record: JsonObject) => {
    const ids = ownersOf(record).filter((each) => !isEmpty(each));
    return ids.length > 0 && !ids.some((each) => String(each) === String(idOf(owner)));
  };
  return records.some(isOther)
    ? [mismatch('value', names.join(' or '), 'the record in the path', 'another record')]
    : [];
}

const isSameInstant = (one: unknown, other: unknown) => {
  const [first, second] = [one, other].map((value) =>
    typeof value === 'string' ? parseInstant(value)?.getTime() : undefined,
  );
  return first !== undefined && first === second;
};

/** Compares two values of JSON. Members that only one of two objects has are ignored; an instant may have two spellings. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at]));
  return isObject(one) && isObject(other)
    ? Object.keys(one).every((name) => !Object.hasOwn(other, name) || isEqual(one[name], other[name]))
    : JSON.stringify(one) === JSON.stringify(other) || isSameInstant(one, other);
}
