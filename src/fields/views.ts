import type { Field } from '#schema/field.ts';
import type { Present, Views } from './contract.ts';
import { registry } from './view-registry.ts';

const byKind: Readonly<Record<string, Views | undefined>> = registry;

/** Returns the views of a field. Throws if records do not have such a field. */
export function viewsOf(field: Field): Views {
  const views = Object.hasOwn(byKind, field.kind) ? byKind[field.kind] : undefined;
  if (views === undefined) throw new Error(`No views of the kind ${field.kind}: records do not contain it.`);
  return views;
}

/** Returns a record's value; undefined if it is missing, empty or not of the field's kind. */
export function present(field: Field, raw: unknown): Present<Field> | undefined {
  if (raw === null || raw === undefined) return undefined;
  const read = field.record.safeParse(raw);
  if (!read.success || read.data === null || read.data === undefined) return undefined;
  return viewsOf(field).isEmpty(read.data) ? undefined : read.data;
}
