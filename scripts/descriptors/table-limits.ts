import { tableOf } from '#server/generic/migration-files.ts';

/** A limit that the table of a generated resource checks: of a value, or of the length of a text or a list. */
export interface TableLimit {
  readonly of: 'value' | 'length';
  readonly operator: '>=' | '<=';
  readonly limit: number | string;
}

const change =
  /add column (?:if not exists )?"(\w+)"([^\n]*)|add constraint \w+ check \((.*)\);|rename column "(\w+)" to "(\w+)"|drop column if exists "(\w+)"|attname = '(\w+)'|drop constraint (?:if exists )?(\w+)/g;
const condition =
  /(?:(?<length>char_length|cardinality)\()?"(\w+)"\)?(?: - 1)? (>=|<=) (?:'([^']*)'|(-?[\d.]+))/g;

/** Returns the limits in the conditions of a check, by their columns. */
const limitsIn = (conditions: string) =>
  [...conditions.matchAll(condition)].map(([, length, column = '', operator, text, number]) => {
    const limit: TableLimit = {
      of: length === undefined ? 'value' : 'length',
      operator: operator === '>=' ? '>=' : '<=',
      limit: text ?? Number(number),
    };
    return [column, limit] as const;
  });

/** Returns the limits that a table checks after its migrations, by the columns. */
export function tableLimits(migrations: string): ReadonlyMap<string, readonly TableLimit[]> {
  const limits = new Map<string, TableLimit[]>();
  for (const [, added, definition, check, from, to, dropped, found, constraint] of migrations.matchAll(
    change,
  )) {
    // A column that exists gets the limits of the last migration that adds it.
    if (added !== undefined)
      limits.set(
        added,
        limitsIn(definition ?? '').map(([, limit]) => limit),
      );
    for (const [column, limit] of limitsIn(check ?? '')) limits.get(column)?.push(limit);
    const moved = limits.get(from ?? '');
    if (from !== undefined && to !== undefined && moved !== undefined) limits.set(to, moved).delete(from);
    if (dropped !== undefined) limits.delete(dropped);
    for (const column of limits.keys())
      if (column === found || constraint?.endsWith(`_${column}_check`)) limits.set(column, []);
  }
  return limits;
}

const indexChange =
  /create unique index (?:if not exists )?(\w+)|drop index (?:if exists )?(\w+)|alter index (?:if exists )?(\w+) rename to (\w+)|drop column (?:if exists )?"(\w+)"/gi;

/** Returns the name of the index that lets a column of a resource's table have no value twice. */
export const uniqueIndexOf = (name: string, column: string) => `${tableOf(name)}_${column}_unique`;

/** Returns the columns of a resource's table in which its migrations leave no value twice. */
export function uniqueColumns(name: string, migrations: string): ReadonlySet<string> {
  const indexes = new Set<string>();
  for (const [, made, dropped, from, to, column] of migrations.matchAll(indexChange)) {
    if (made !== undefined) indexes.add(made);
    if (dropped !== undefined) indexes.delete(dropped);
    if (from !== undefined && to !== undefined && indexes.delete(from)) indexes.add(to);
    if (column !== undefined) indexes.delete(uniqueIndexOf(name, column));
  }
  const [start = '', end = ''] = uniqueIndexOf(name, '*').split('*');
  return new Set(
    [...indexes]
      .filter((index) => index.startsWith(start) && index.endsWith(end))
      .map((index) => index.slice(start.length, -end.length)),
  );
}
