import type { FieldSpec } from '#generators/grammar/fields.ts';
import { checksOf, keyCode, tableOf, typeOf, uniqueCode } from './table.ts';

/** Returns the statements that replace the limits of a column. */
function limitsCode(table: string, field: FieldSpec): string[] {
  const check = `${table}_${field.name}_check`;
  const conditions = checksOf(field);
  return [
    `alter table ${table} drop constraint if exists ${check};`,
    ...(conditions.length === 0
      ? []
      : [`alter table ${table} add constraint ${check} check (${conditions.join(' and ')});`]),
  ];
}

/**
 * Returns the statements after which the table of a resource fits a field of which some options have changed; none if the
 * table does not know these options.
 */
export function changedCode(name: string, field: FieldSpec, options: readonly string[]): string[] {
  const table = tableOf(name);
  const type = typeOf(field);
  const has = (...names: readonly string[]) => names.some((each) => options.includes(each));
  const unique = field.unique
    ? uniqueCode(table, field)
    : `drop index if exists ${table}_${field.name}_unique;`;
  return [
    ...(has('decimals') && type !== undefined
      ? [`alter table ${table} alter column "${field.name}" type ${type};`]
      : []),
    ...(has('min', 'max') && type !== undefined ? limitsCode(table, field) : []),
    ...(has('unique') ? [unique.trim()] : []),
    ...(has('to', 'required') && type === 'uuid' ? keyCode(table, field).trim().split('\n') : []),
  ];
}
