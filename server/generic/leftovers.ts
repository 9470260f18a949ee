import { sql } from 'kysely';
import { StartError } from '#server/base/settings.ts';
import { isCheckViolation, isInvalidValue } from '#server/database/errors.ts';
import type { Database } from '#server/database/tables.ts';
import { columnTypeNames, columnTypeOf } from './columns.ts';
import { baseOf, declaredTypesIn } from './migration-files.ts';
import { changeThem, despiteDependents } from './refusals.ts';

const addition = /^\s*alter table (\w+)\s+(?=add column if not exists)/;
const definition = /^\s*"(\w+)" ([a-z]+(?:\(\d+, ?\d+\)|\[\])?)(.*?),?\s*$/s;

/** A column as a statement adds it. */
interface Column {
  readonly name: string;
  readonly type: string;
  /** The limits of its values, in brackets. Default: none. */
  readonly check?: string | undefined;
}

/** A column that was there before the statement that adds it. */
interface Leftover extends Column {
  readonly table: string;
  /** What it is in the table, with its precision. */
  readonly found: string;
  /** The type in the words of migrations, without its precision; null if no generated table has such a column. */
  readonly known: string | null;
}

/** The new limits of a leftover, which its values have yet to meet. */
export interface NewLimits {
  readonly table: string;
  readonly name: string;
  readonly check: string;
  /** The name of the constraint. */
  readonly constraint: string;
  /** True if the column had another type, which it gets back when the start stops. */
  readonly isConverted: boolean;
}

const columnsIn = (statement: string): readonly Column[] =>
  statement.split(/\badd column if not exists/).flatMap((text) => {
    const [, name, type, rest = ''] = definition.exec(text) ?? [];
    return name === undefined || type === undefined
      ? []
      : [{ name, type, check: /\bcheck (\(.*\))/s.exec(rest)?.[1] }];
  });

/** Returns the columns that a statement adds and that are there already. `texts` are the migrations of the resource. */
async function leftoversOf(
  trx: Database,
  statement: string,
  texts: readonly string[],
): Promise<readonly Leftover[]> {
  const [, table] = addition.exec(statement) ?? [];
  if (table === undefined) return [];
  const { rows } = await sql<Pick<Leftover, 'name' | 'found' | 'known'>>`
    select attname as name, format_type(atttypid, atttypmod) as found,
      (select known from unnest(${columnTypeNames}::text[]) known where to_regtype(known) = atttypid) as known
    from pg_attribute
    where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`.execute(trx);
  const types = declaredTypesIn(texts);
  return columnsIn(statement).flatMap((column) => {
    const left = rows.find(({ name }) => name === column.name);
    // A later migration may give it another type: then it has that one already, or gets it there.
    return left ? [{ ...column, ...left, table, type: types.get(column.name) ?? column.type }] : [];
  });
}

const precisionOf = (type: string) => /\(.*\)/.exec(type)?.[0].replaceAll(' ', '');

const isOfItsType = ({ type, found, known }: Leftover) =>
  known === baseOf(type) && precisionOf(found) === precisionOf(type);

/** Creates the functions that conversions use. A change of a column's type accepts a function, but no subquery. */
async function createFunctions(trx: Database): Promise<void> {
  await sql`create or replace function pg_temp.texts_of(list jsonb) returns text[] language sql as $$
    select case when list not in ('null', '""') then array(select jsonb_array_elements_text(list)) end
  $$`.execute(trx);
  await sql`create or replace function pg_temp.text_of(value jsonb, pattern text) returns text language plpgsql as $$
    begin
      if jsonb_typeof(value) in ('object', 'array') or value #>> '{}' !~ pattern then
        raise exception '% does not match %', value, pattern using errcode = '22023';
      end if;
      return value #>> '{}';
    end
  $$`.execute(trx);
}

/** Drops the indexes of a table that have one of some names. A table may have such a name, too. */
async function dropIndexes(trx: Database, table: string, ...names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ index: string }>`
    select indexrelid::regclass::text as index from pg_index
    where indrelid = to_regclass(${table})
      and indexrelid in (select to_regclass(name) from unnest(${names}::text[]) name)`.execute(trx);
  for (const { index } of rows) await sql.raw(`drop index ${index}`).execute(trx);
}

/** Removes what PostgreSQL cannot keep of a column with another type. The migrations of the resource add what it still has. */
async function dropDependents(trx: Database, { table, name }: Leftover): Promise<void> {
  const { rows: dependent } = await sql`
    select from information_schema.column_column_usage
    where table_schema = current_schema and table_name = ${table}
      and dependent_column = 'search' and column_name = ${name}`.execute(trx);
  if (dependent.length > 0) await sql`alter table ${sql.table(table)} drop column search`.execute(trx);
  await sql.raw(`alter table ${table} drop constraint if exists ${table}_${name}_key`).execute(trx);
  await dropIndexes(trx, table, ...['_unique', '_idx', ''].map((end) => `${table}_${name}${end}`));
}

/** Converts a column by way of JSON. Throws a {@link StartError} if a value would lose something. */
async function convert(trx: Database, leftover: Leftover): Promise<void> {
  const { table, name, type, known } = leftover;
  const alter = sql`alter table ${sql.table(table)} alter column ${sql.ref(name)} type`;
  await dropDependents(trx, leftover);
  await createFunctions(trx);
  const json = known === null ? sql`to_jsonb(${sql.ref(name)})` : columnTypeOf(known).value(sql.ref(name));
  if (known !== 'jsonb') await sql`${alter} jsonb using ${json}`.execute(trx);
  if (type === 'jsonb') return;
  try {
    const value = columnTypeOf(baseOf(type)).fromJson(`"${name}"`, type);
    await sql`${alter} ${sql.raw(type)} using ${sql.raw(value)}`.execute(trx);
  } catch (error) {
    if (!isInvalidValue(error)) throw error;
    throw new StartError(
      `The table ${table} has values in "${name}" that cannot become ${type}. ${changeThem}, or give the field another name.`,
    );
  }
}

/** Returns the names of what a table checks of a column. A check keeps the name that its column had at first. */
async function checksOf(trx: Database, { table, name }: Leftover): Promise<readonly string[]> {
  const { rows } = await sql<{ check: string }>`
    select conname as check from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where conrelid = to_regclass(${table}) and contype = 'c' and attname = ${name}`.execute(trx);
  return rows.map(({ check }) => check);
}

/** Adds the limits of a column, which has none. A later statement may replace them: only what is left at the end is validated. */
async function addLimits(
  trx: Database,
  leftover: Leftover,
  isConverted: boolean,
): Promise<readonly NewLimits[]> {
  const { table, name, check } = leftover;
  if (check === undefined) return [];
  await sql`alter table ${sql.table(table)} add check ${sql.raw(check)} not valid`.execute(trx);
  const constraints = await checksOf(trx, leftover);
  return constraints.map((constraint) => ({ table, name, check, constraint, isConverted }));
}

/**
 * Makes columns that are there already what a statement declares of them: a removed resource of the same name, or a removed
 * field, has left them, and PostgreSQL skips `add column if not exists`. They get the type and the limits of the statement, and
 * their values may repeat if no migration of the resource has an index against it. A search column that depends on a
 * converted one is dropped: a migration with texts adds the search again. `texts` are the migrations of the resource.
 * Returns the limits to {@link validate} after the last of them. Throws a {@link StartError} if a value cannot become the new type.
 */
export async function adoptLeftovers(
  trx: Database,
  statement: string,
  texts: readonly string[],
): Promise<readonly NewLimits[]> {
  const limits: NewLimits[] = [];
  for (const leftover of await leftoversOf(trx, statement, texts)) {
    const { table, name } = leftover;
    const index = `${table}_${name}_unique`;
    const made = new RegExp(`\\bindex (?:if not exists )?${index} on |\\brename to ${index}\\b`);
    if (!texts.some((text) => made.test(text))) await dropIndexes(trx, table, index);
    for (const check of await checksOf(trx, leftover))
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(check)}`.execute(trx);
    const isConverted = !isOfItsType(leftover);
    if (isConverted) await despiteDependents(leftover, () => convert(trx, leftover));
    limits.push(...(await addLimits(trx, leftover, isConverted)));
  }
  return limits;
}

/** The number of records that a sentence names. */
const mostNamed = 20;

/**
 * Returns what finds the records that the new limits of a column refuse: a statement, or the ids of the first ones if the column had
 * another type, which no statement with the limits would fit.
 */
async function findingOf(trx: Database, { table, name, check, constraint, isConverted }: NewLimits) {
  if (!isConverted) return `This finds them: select id, "${name}" from ${table} where not ${check};`;
  // A later statement may have renamed the column.
  const { rows: limits } = await sql<{ condition: string }>`
    select pg_get_expr(conbin, conrelid) as condition from pg_constraint
    where conrelid = to_regclass(${table}) and conname = ${constraint}`.execute(trx);
  const isRefused = sql.join(
    limits.map(({ condition }) => sql`not (${sql.raw(condition)})`),
    sql` and `,
  );
  const { rows } = await sql<{ id: string }>`
    select id::text as id from ${sql.table(table)} where ${isRefused} order by id limit ${mostNamed + 1}`.execute(
    trx,
  );
  const ids = rows.slice(0, mostNamed).map(({ id }) => id);
  return `These records have them: ${ids.join(', ')}${rows.length > mostNamed ? ' …' : '.'}`;
}

/** Checks that all values of a column meet its new limits, unless these were replaced since. Throws a {@link StartError} otherwise. */
export async function validate(trx: Database, limits: NewLimits): Promise<void> {
  const { table, name, constraint } = limits;
  const { rows } = await sql`
    select from pg_constraint
    where conrelid = to_regclass(${table}) and conname = ${constraint} and not convalidated`.execute(trx);
  if (rows.length === 0) return;
  await sql`savepoint validation`.execute(trx);
  try {
    await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(constraint)}`.execute(trx);
  } catch (error) {
    if (!isCheckViolation(error)) throw error;
    await sql`rollback to savepoint validation`.execute(trx);
    throw new StartError(
      `The table ${table} has values in "${name}" that its new limits refuse. ${changeThem}, or the limits of the field. ${await findingOf(trx, limits)}`,
    );
  }
}
