import { searchedTexts, searchOf, withShortNames } from '#generators/templates/table.ts';
import { tableOf } from '#server/generic/migration-files.ts';

/** A column with another name, as a migration has it. */
interface RenamedColumn {
  readonly from: string;
  readonly to: string;
}

const renaming = /rename column "(\w+)" to "(\w+)"/;

/** Not after these words: they precede the name of a table, which may begin like that of another one, or be like that of an index. */
const notTable = String.raw`(?<!\b(?:references|table(?: if (?:not )?exists)?|on|from|join|into|update) |')`;

/** Returns a statement of a table in which a column, its indexes and its key have another name. */
const withColumn = (table: string, statement: string, { from, to }: RenamedColumn) =>
  statement
    .replaceAll(`"${from}"`, `"${to}"`)
    .replaceAll(new RegExp(`${notTable}\\b${table}_${from}(_unique|_idx|_key)?\\b`, 'g'), `${table}_${to}$1`);

/** Returns the migration that gives columns other names. Their records, indexes and keys stay. */
export function renamedColumns(
  name: string,
  columns: readonly RenamedColumn[],
  before: readonly string[],
): string {
  const table = tableOf(name);
  const statements = withLastNames(table, before);
  const indexes = columns.flatMap(({ from, to }) =>
    // Former migrations have indexes of references without an end.
    [`_${from}_unique`, `_${from}_idx`, `_${from}`]
      .filter((end) => statements.some((text) => text.includes(` ${table}${end} on `)))
      .map((end) => `alter index if exists ${table}${end} rename to ${table}${end.replace(from, to)};\n`),
  );
  const renames = columns.map(({ from, to }) => `alter table ${table} rename column "${from}" to "${to}";\n`);
  // A new database adds keys after all migrations, so it has none that could be renamed here.
  const known = keysAfter(table, before);
  const keys = columns.flatMap((column) => {
    const old = `${table}_${column.from}_key`;
    const key = known.get(old);
    return key === undefined ? [] : [dropKey(table, old), `${withColumn(table, key, column).trim()}\n`];
  });
  return withShortNames([...renames, ...indexes, ...keys].join(''));
}

const dropKey = (table: string, key: string) => `alter table ${table} drop constraint if exists ${key};\n`;

/** Returns the statements of the foreign keys that the migrations of a table leave, by the last names of the keys. */
function keysAfter(table: string, migrations: readonly string[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const statement of withLastNames(table, migrations)) {
    const [, added] = /add constraint (\w+) foreign key/.exec(statement) ?? [];
    const [, dropped] = /drop constraint if exists (\w+)/.exec(statement) ?? [];
    if (dropped !== undefined) keys.delete(dropped);
    if (added !== undefined) keys.set(added, statement);
  }
  return keys;
}

/**
 * Returns the migration of a resource after which its keys name a renamed table; an empty text if none does. New databases
 * never have the former table. The earlier migrations stay as they are: a changed one would run again.
 */
export function keysToRenamed(name: string, from: string, to: string, before: readonly string[]): string {
  const former = ` references ${tableOf(from)} (`;
  return [...keysAfter(tableOf(name), before)]
    .filter(([, statement]) => statement.includes(former))
    .map(
      ([key, statement]) =>
        `${dropKey(tableOf(name), key)}${statement.trim().replace(former, ` references ${tableOf(to)} (`)}\n`,
    )
    .join('');
}

/** Returns true if a column is a reference of which the database checks that its record exists. */
const hasKey = (table: string, column: string, before: readonly string[]) =>
  keysAfter(table, before).has(`${table}_${column}_key`);

/** Returns the statements after which the values of some columns no longer keep other records from being deleted. */
export function withoutKeys(name: string, columns: readonly string[], before: readonly string[]): string {
  const table = tableOf(name);
  return columns
    .filter((column) => hasKey(table, column, before))
    .map((column) => dropKey(table, `${table}_${column}_key`))
    .join('');
}

/** Returns the migration that takes a field out of the search; undefined if the search does not look into it. */
export function unsearched(name: string, field: string, before: readonly string[]): string | undefined {
  const texts = searchedTexts(before);
  const others = texts.filter((text) => !text.includes(`"${field}"`));
  return others.length === texts.length ? undefined : searchOf(tableOf(name), others);
}

/** Returns the statement that removes what a table checks of a column. A check keeps the name that its column had at first. */
const dropChecks = (table: string, column: string) =>
  `do $$ declare kept record; begin for kept in select conname from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum] where conrelid = to_regclass('${table}') and contype = 'c' and attname = '${column}' loop execute format('alter table ${table} drop constraint %I', kept.conname); end loop; end $$;\n`;

/** Returns the statements after which some columns take any values, and the same ones twice. */
function withoutLimits(name: string, columns: readonly string[], before: readonly string[]): string {
  const table = tableOf(name);
  const statements = withLastNames(table, before).join('\n');
  return columns
    .flatMap((column) => [
      statements.includes(` ${table}_${column}_unique on `)
        ? `drop index if exists ${table}_${column}_unique;\n`
        : '',
      new RegExp(` check \\(.*"${column}"`).test(statements) ? dropChecks(table, column) : '',
    ])
    .join('');
}

/** Returns the migration of a removed field; an empty text if it needs none. `columns` are those of the field, which stay with their values. */
export const removedField = (
  name: string,
  field: string,
  columns: readonly string[],
  before: readonly string[],
): string =>
  `${unsearched(name, field, before) ?? ''}${withoutKeys(name, columns, before)}${withoutLimits(name, columns, before)}`;

/** Returns the statements of a table's migrations as if each column had had its last name from the start. */
function withLastNames(table: string, migrations: readonly string[]): string[] {
  let done: string[] = [];
  for (const statement of migrations.flatMap((text) => text.split(/(?<=;)\s*\n/))) {
    const [, from, to] = renaming.exec(statement) ?? [];
    if (from !== undefined && to !== undefined)
      done = done.map((earlier) => withColumn(table, earlier, { from, to }));
    else if (statement.trim() !== '' && !/^alter index| rename constraint /.test(statement))
      done.push(statement);
  }
  return done;
}

/** Returns the statement that renames a column in a database that has not run the migration which did so. */
function columnWhereLeft(old: string, table: string, from: string, to: string): string {
  const has = (column: string) =>
    `exists (select from pg_attribute where attrelid = to_regclass('${table}') and attname = '${column}' and not attisdropped)`;
  const index = `alter index if exists ${old}_${from}_unique rename to ${table}_${to}_unique`;
  return `do $$ begin if ${has(from)} and not ${has(to)} then alter table ${table} rename column "${from}" to "${to}"; ${index}; end if; end $$;`;
}

/**
 * Returns the only migration of a resource with another name: where the table exists, it gets the new name with its records,
 * its indexes, and the saved views and the preferences of its list; anywhere else it is created.
 */
export function renamedTable(from: string, to: string, before: readonly string[]): string {
  const [old, table] = [tableOf(from), tableOf(to)];
  const statements = withLastNames(old, before);
  const names = [
    ...new Set(
      statements.flatMap((text) =>
        [...text.matchAll(/index (?:if not exists )?(entity_\w+) on /g)].map(([, index = '']) => index),
      ),
    ),
  ];
  const keys = statements.flatMap((text) => /add constraint (\w+)/.exec(text)?.[1] ?? []);
  const columns = [...before.join('').matchAll(new RegExp(renaming, 'g'))];
  // Saved views of a former name move to the last one.
  const renamed = (text: string) =>
    text
      .replaceAll(new RegExp(`\\b${old}\\b|${notTable}\\b${old}(?=_)`, 'g'), table)
      .replaceAll(`set resource = '${from}'`, `set resource = '${to}'`);
  // A removed resource of the new name has left its table: it stays, under a name that nothing else has.
  const former = `do $$ declare kept record; begin if to_regclass('${old}') is not null and to_regclass('${table}') is not null then for kept in select indexrelid as id, indexrelid::regclass as name from pg_index where indrelid = to_regclass('${table}') loop execute format('alter index %s rename to %I', kept.name, 'former_' || kept.id); end loop; execute format('alter table ${table} rename to %I', 'former_' || to_regclass('${table}')::oid || '_${to.toLowerCase()}'); end if; end $$;`;
  const migration = [
    former,
    `alter table if exists ${old} rename to ${table};`,
    ...names.map((index) => `alter index if exists ${index} rename to ${renamed(index)};`),
    ...keys.map((key) => `alter table if exists ${table} drop constraint if exists ${key};`),
    ...columns.map(([, column = '', last = '']) => columnWhereLeft(old, table, column, last)),
    // The totals and the news of a list have its name: they begin again.
    `do $$ declare kept record; begin for kept in select tgname from pg_trigger where tgrelid = to_regclass('${table}') and not tgisinternal loop execute format('drop trigger %I on ${table}', kept.tgname); end loop; end $$;`,
    `do $$ begin if to_regclass('counted_lists') is not null then delete from counted_lists where name in ('${old}', '${table}'); end if; end $$;`,
    `do $$ begin if to_regclass('saved_views') is not null then update saved_views set resource = '${to}' where resource = '${from}'; end if; end $$;`,
    `do $$ begin if to_regclass('preferences') is not null then update preferences as kept set resource = '${to}' where resource = '${from}' and not exists (select from preferences as other where other.user_id = kept.user_id and other.name = kept.name and other.resource = '${to}'); end if; end $$;`,
    ...statements.map(renamed),
    '',
  ].join('\n');
  return withShortNames(migration);
}
