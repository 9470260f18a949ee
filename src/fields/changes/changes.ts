import * as z from 'zod/mini';
import { notEntered } from '#schema/constraints.ts';
import type { Field } from '#schema/field.ts';
import { recordId } from '#schema/record-id.ts';

const members = {
  action: z.string(),
  name: z.nullable(z.string()),
  resource: z.nullable(z.string()),
  record: z.nullable(z.object({ id: recordId, title: z.string(), deleted: z.optional(z.boolean()) })),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
};
const stored = z.object(members);

/** What happened to a record: the record, the command, and each changed field with both values. */
export type Changes = z.output<typeof stored>;

/** What happened to a record, stored in five members of an entry of the journal: read, never entered. */
export interface ChangesField<Names extends readonly string[] = readonly string[]>
  extends Field<'changes', Changes, null, null, 'readOnly'> {
  /** The names that belong to no other resource. The dictionary labels them. */
  readonly choices: Names;
  readonly members: typeof members;
}

/** The options of the kind. */
export interface ChangesOptions<Names extends readonly string[]> {
  /** The commands and changed fields that belong to no other resource, e.g. a password, and `deleted`. */
  names: Names;
}

/** Declares what happened to a record, stored in five members of an entry of the journal: read, never entered. */
export function changes<const Names extends readonly string[]>({
  names,
}: ChangesOptions<Names>): ChangesField<Names> {
  return { ...notEntered, kind: 'changes', record: stored, members, choices: names };
}
