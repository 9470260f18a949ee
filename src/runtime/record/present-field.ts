import type { Present } from '#fields/contract.ts';
import { present, viewsOf } from '#fields/views.ts';
import type { Field } from '#schema/field.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';
import { recordId } from '#schema/schemas.ts';
import { choiceWord } from './labels.ts';

/** A field of a resource; throws where a descriptor names one that it does not have. */
export function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name];
  if (field === undefined) throw new Error(`The resource ${resource.name} has no field ${name}`);
  return field;
}

/** The value of a record's field when it is there and is what its kind says, else undefined. */
export function presentValue(
  resource: Resource,
  record: StoredRecord,
  name: string,
): Present<Field> | undefined {
  const field = fieldOf(resource, name);
  return present(field, rawValue(field, record, name));
}

function rawValue(field: Field, record: StoredRecord, name: string): unknown {
  if (field.members === undefined) return record[name];
  return Object.fromEntries(Object.keys(field.members).map((member) => [member, record[member]]));
}

/** A value as plain text by its field alone, or undefined where there is nothing to show. */
export function formatField(field: Field, raw: unknown): string | undefined {
  const value = present(field, raw);
  return value === undefined ? undefined : viewsOf(field).format(value, { field, word: () => undefined });
}

/** A record's field as plain text, or undefined where there is nothing to show. */
export function textOf(resource: Resource, record: StoredRecord, name: string): string | undefined {
  const field = fieldOf(resource, name);
  const value = presentValue(resource, record, name);
  return value === undefined
    ? undefined
    : viewsOf(field).format(value, { field, word: choiceWord(resource, name) });
}

/** What a record is called, or undefined where it has no name. */
export function titleOf(resource: Resource, record: StoredRecord): string | undefined {
  return textOf(resource, record, resource.title);
}

/** A record's identity, in the type it came in, or undefined where it has none. */
export function idOf(record: StoredRecord): RecordId | undefined {
  const read = recordId.safeParse(record['id']);
  return read.success ? read.data : undefined;
}
