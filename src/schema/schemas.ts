import * as z from 'zod/mini';
import { decided } from './decided.ts';
import type { Fields, RecordOf, Resource } from './resource.ts';

/** An identity as it came: a string or a number. */
export const recordId = z.union([z.string(), z.number()]);

/** The schema of one record, as the service sends it. */
export function recordSchema<R extends Resource>(resource: R): z.ZodMiniType<RecordOf<R>> {
  const fields = Object.entries(resource.fields).filter(([, field]) => field.access !== 'writeOnly');
  const members = fields.map(([name, field]) => field.members ?? { [name]: field.record });
  return decided(z.object({ id: recordId, ...Object.assign({}, ...members) }));
}

/**
 * The schema of a draft: what a form of the resource holds goes in, what is sent comes out.
 * The same schema guards the form, the reference API and the contract.
 */
export function draftSchema(resource: Resource): z.ZodMiniType<Record<string, unknown>> {
  return fieldsSchema(resource.fields);
}

/** The same for fields that are no resource's: what a form of them holds goes in, what is sent comes out. */
export function fieldsSchema(
  fields: Fields,
): z.ZodMiniType<Record<string, unknown>, Record<string, unknown>> {
  const writable = Object.entries(fields).filter(([, field]) => field.access !== 'readOnly');
  return z.object(Object.fromEntries(writable.map(([name, field]) => [name, field.draft])));
}

/** The schema of what travels: what a draft of the resource becomes once it is sent. */
export function sentSchema({ fields }: Resource): z.ZodMiniType<Record<string, unknown>> {
  return sentFieldsSchema(fields);
}

/** Returns the schema of what is sent of fields that belong to no resource. */
export function sentFieldsSchema(fields: Fields): z.ZodMiniType<Record<string, unknown>> {
  const writable = Object.entries(fields).filter(([, field]) => field.access !== 'readOnly');
  return z.object(Object.fromEntries(writable.map(([name, field]) => [name, field.sent ?? field.draft])));
}

/** What a form holds for a stored record, or for a new one. */
export function draftOf(resource: Resource, record: Readonly<Record<string, unknown>> | undefined) {
  const writable = Object.entries(resource.fields).filter(([, field]) => field.access !== 'readOnly');
  return Object.fromEntries(
    writable.map(([name, field]) => [
      name,
      record === undefined ? field.initial : field.toDraft(record[name]),
    ]),
  );
}
