import { sql } from 'kysely';
import { StartError } from '#server/base/settings.ts';
import { hasDependents, isForeignKeyViolation, isUniqueViolation } from '#server/database/errors.ts';
import type { Database } from '#server/database/tables.ts';
import { foreignKey } from './migration-files.ts';

/** The beginning of what to do: a guide has the statement. */
export const changeThem = 'Change these values (docs/operations.md)';

const uniqueIndex =
  /^\s*create unique index (?:if not exists )?\w+ on (\w+) \(lower\("(\w+)"\)\) where "\2" <> ''\s*$/;

/**
 * Returns the sentence for records that a key or an index refuses, with the statement that finds them; undefined for any other error.
 * The statement compares texts: after the failed start, a column has its former type again.
 */
function refusalOf(statement: string, error: unknown): string | undefined {
  const [key, table = '', , name = '', other = ''] = foreignKey.exec(statement) ?? [];
  if (key !== undefined && isForeignKeyViolation(error))
    return `The table ${table} has ids in "${name}" that have no record in ${other}. ${changeThem}. This finds them: select id, "${name}" from ${table} where "${name}"::text <> '' and "${name}"::text not in (select id::text from ${other});`;
  const [index, indexed = '', unique = ''] = uniqueIndex.exec(statement) ?? [];
  if (index !== undefined && isUniqueViolation(error))
    return `The table ${indexed} has values in "${unique}" that repeat, and the field is unique. ${changeThem}, or let them repeat. This finds them: select lower("${unique}"::text) as value, array_agg(id) as ids from ${indexed} where "${unique}"::text <> '' group by lower("${unique}"::text) having count(*) > 1;`;
  return undefined;
}

/** Runs a statement of a migration. Throws a {@link StartError} if records of a former table are what it refuses. */
export async function runStatement(trx: Database, statement: string): Promise<void> {
  try {
    await sql.raw(statement).execute(trx);
  } catch (error) {
    const refusal = refusalOf(statement, error);
    throw refusal === undefined ? error : new StartError(refusal);
  }
}

/** Changes a column to a type. Throws a {@link StartError} if what an administrator has made of the column keeps its former type. */
export async function despiteDependents(
  { table, name, type }: Readonly<Record<'table' | 'name' | 'type', string>>,
  change: () => Promise<void>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!hasDependents(error)) throw error;
    throw new StartError(
      `The table ${table} has a view or a default on "${name}", which keeps it from becoming ${type}: drop it first (docs/operations.md).`,
    );
  }
}
