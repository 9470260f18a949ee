import type { FieldSpec } from '#generators/grammar/fields.ts';
import { checksOf, keyCode, tableOf, typeOf, uniqueCode } from './table.ts';

/**
 * Returns the statements that replace the limits of a column. Limits keep a former name after a renaming, so they are found by
 * their column.
 */
function limitsCode(table: string, field: FieldSpec): string[] {
  const column = `select attnum from pg_attribute where attrelid = '${table}'::regclass and attname = '${field.name}'`;
  const checks = `select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' and conkey = array(${column})`;
  const conditions = checksOf(field);
  return [
    `do $$ declare each text; begin for each in ${checks} loop execute format('alter table ${table} drop constraint %I', each); end loop; end $$;`,
    ...(conditions.length === 0
      ? []
      : [
          `alter table ${table} add constraint ${table}_${field.name}_check check (${conditions.join(' and ')});`,
        ]),
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
