import type { LabelOf, Present } from '#fields/contract.ts';
import { present, viewsOf } from '#fields/views.ts';
import type { Field } from '#schema/field.ts';
import { recordId } from '#schema/record-id.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';
import { choiceLabel } from './labels.ts';

/** Returns a field of a resource. Throws if there is none of that name. */
export function fieldOf(resource: Resource, name: string): Field {
  const field = resource.fields[name];
  if (field === undefined) throw new Error(`The resource ${resource.name} has no field ${name}`);
  return field;
}

/** Returns the value of a field if it is present and valid for its kind; else undefined. */
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

/** Returns a value as plain text by its field alone; undefined if there is nothing to show. */
export function formatField(
  field: Field,
  raw: unknown,
  labelOf: LabelOf = () => undefined,
): string | undefined {
  const value = present(field, raw);
  return value === undefined ? undefined : viewsOf(field).format(value, { field, labelOf });
}

/** Returns a field of a record as plain text; undefined if there is nothing to show. */
export function textOf(resource: Resource, record: StoredRecord, name: string): string | undefined {
  const field = fieldOf(resource, name);
  return formatField(field, rawValue(field, record, name), choiceLabel(resource, name));
}

/** Returns the title of a record; undefined if it has none. */
export function titleOf(resource: Resource, record: StoredRecord): string | undefined {
  return textOf(resource, record, resource.title);
}

/** Returns the id of a record in its own type; undefined if it has none. */
export function idOf(record: StoredRecord): RecordId | undefined {
  const read = recordId.safeParse(record['id']);
  return read.success ? read.data : undefined;
}
