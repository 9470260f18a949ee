import * as z from 'zod/mini';
import { ascendingChecks } from './ascending.ts';
import type { Fields, Resource } from './resource.ts';

/** Returns the schema that turns the values of a resource's form into what is sent. Forms use it. */
export function draftSchema(resource: Resource): ReturnType<typeof fieldsSchema> {
  return fieldsSchema(resource.fields).check(...ascendingChecks(resource));
}

/** Returns the same schema for fields that belong to no resource. */
export function fieldsSchema(
  fields: Fields,
): z.ZodMiniType<Record<string, unknown>, Record<string, unknown>> {
  const writable = Object.entries(fields).filter(([, field]) => field.access !== 'readOnly');
  return z.object(Object.fromEntries(writable.map(([name, field]) => [name, field.draft])));
}

/** Returns the schema of what is sent, i.e. of the result of the draft's schema. The server uses it. */
export function sentSchema(resource: Resource): z.ZodMiniType<Record<string, unknown>> {
  return sentFieldsSchema(resource.fields).check(...ascendingChecks(resource));
}

/** Returns the schema of what is sent of fields that belong to no resource. */
export function sentFieldsSchema(fields: Fields): z.ZodMiniType<Record<string, unknown>> {
  const writable = Object.entries(fields).filter(([, field]) => field.access !== 'readOnly');
  return z.object(Object.fromEntries(writable.map(([name, field]) => [name, field.sent ?? field.draft])));
}

/** Returns the schema of what a command sends of the fields that it asks for. Those not required may be left out. */
export function askedSchema(asks: Fields): z.ZodMiniType<Record<string, unknown>> {
  const members = Object.entries(asks).map(([name, { required, sent, draft }]) => {
    const schema = sent ?? draft;
    return [name, required ? schema : z.optional(schema)];
  });
  return z.object(Object.fromEntries(members));
}

/** Returns the form values of a stored record, or of a new one. */
export function draftOf(resource: Resource, record: Readonly<Record<string, unknown>> | undefined) {
  const writable = Object.entries(resource.fields).filter(([, field]) => field.access !== 'readOnly');
  return Object.fromEntries(
    writable.map(([name, field]) => [
      name,
      record === undefined ? field.initial : field.toDraft(record[name]),
    ]),
  );
}
