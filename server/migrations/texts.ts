import { sql } from 'kysely';
import type { Log } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import type { Database } from '#server/database/tables.ts';

/**
 * Returns what is wrong with the encoding or the locale of a database, in a sentence; undefined if it stores every text, and
 * ignores the case of every letter in a search.
 */
export async function textFault(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ encoding: string; ignores_case: boolean }>`
    select current_setting('server_encoding') as encoding, lower('Ł'::text) = 'ł' as ignores_case`.execute(
    db,
  );
  const [{ encoding, ignores_case: ignoresCase } = { encoding: 'unknown', ignores_case: false }] = rows;
  const fault =
    encoding === 'UTF8'
      ? 'has a locale that knows no letters but A to Z, so that searches would miss Łukasz for łukasz'
      : `has the encoding ${encoding} instead of UTF8`;
  return encoding === 'UTF8' && ignoresCase
    ? undefined
    : `The database ${fault}: use one that is made with "createdb -T template0 -E UTF8 --locale=C.UTF-8".`;
}

/**
 * Throws a {@link StartError} if the encoding or the locale of a new database does not fit. One that is in use goes on, as it did,
 * and the sentence is logged.
 */
export async function expectTexts(db: Database, log: Pick<Log, 'error'>): Promise<void> {
  const fault = await textFault(db);
  if (fault === undefined) return;
  const { rows } = await sql<{ is_new: boolean }>`select to_regclass('users') is null as is_new`.execute(db);
  if (rows[0]?.is_new) throw new StartError(fault);
  log.error(fault);
}
