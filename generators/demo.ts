import { memberDemo } from './demo-values.ts';
import type { FieldSpec } from './field-grammar.ts';
import { titleOf } from './targets.ts';

const count = 12;

const isMissing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** What is required is never missing, where it is picked and where it is typed alike. */
function heldBy({ kind, args, required }: FieldSpec, at: number): unknown {
  const value = kind.demo(at, args) ?? null;
  return required && isMissing(value) ? kind.demo(at - 1, args) : value;
}

function membersOf(field: FieldSpec, at: number): [string, unknown][] {
  const { name, kind, args } = field;
  const members = kind.members?.(args, name);
  if (members !== undefined) return members.map((member) => [member, memberDemo(member)(at, args)]);
  const value = heldBy(field, at);
  if (kind.name !== 'reference' || value === null) return [[name, value]];
  const { id, titre } = Object(value);
  return [[name, { id, [args[1] ?? titleOf(args[0] ?? '', '')]: titre }]];
}

/** What a demo record holds of some fields. A member that is a field too is told by that field. */
function valuesOf(fields: readonly FieldSpec[], at: number): Record<string, unknown> {
  const held = fields.filter(({ kind }) => kind.hidden !== true);
  const shared = held.filter(({ kind }) => kind.members !== undefined);
  return Object.fromEntries(
    [...shared, ...held.filter((field) => !shared.includes(field))].flatMap((field) => membersOf(field, at)),
  );
}

/** Records to look at, for stories and for a database that is filled with a demo. */
export const demoRecords = (fields: readonly FieldSpec[]) =>
  Array.from({ length: count }, (_, at) => ({ id: `demo-${at + 1}`, ...valuesOf(fields, at) }));

/** The same records with more fields; what they hold stays. */
export const withMore = (records: readonly Record<string, unknown>[], fields: readonly FieldSpec[]) =>
  records.map((record, at) => ({ ...valuesOf(fields, at), ...record, ...{ id: record['id'] } }));
