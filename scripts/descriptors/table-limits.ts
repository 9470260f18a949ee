/** A limit that the table of a generated resource checks: of a value, or of the length of a text or a list. */
export interface TableLimit {
  readonly of: 'value' | 'length';
  readonly operator: '>=' | '<=';
  readonly limit: number | string;
}

const change =
  /add column (?:if not exists )?"(\w+)"([^\n]*)|add constraint \w+ check \((.*)\);|rename column "(\w+)" to "(\w+)"|drop column if exists "(\w+)"|attname = '(\w+)'|drop constraint (?:if exists )?(\w+)/g;
const condition = /(?:(?<length>char_length|cardinality)\()?"(\w+)"\)? (>=|<=) (?:'([^']*)'|(-?[\d.]+))/g;

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
    // A column that exists keeps what it checks, also if a later migration would add it with other limits.
    if (added !== undefined && !limits.has(added))
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
