import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginSession } from '#server/auth/sessions.ts';
import { silentLog } from '#server/base/log.ts';
import { databaseClock } from '#server/database/clock.ts';
import { newId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { seedEmpty } from '#server/seed/seed.ts';
import { databaseKinds, emptyDatabases, sharedDatabases } from '#server/testing/empty-databases.ts';
import { marks } from './format.ts';
import { restoreBackup } from './restore-backup.ts';
import { filledTables, isBackedUp, storedTables } from './schema.ts';
import { writeBackup } from './write-backup.ts';

const wanted = { adminEmail: 'admin@example.com', adminPassword: 'une longue phrase', seed: 'none' } as const;
const settings = { sessionHours: 12, sessionIdleMinutes: 60, requireSecondFactor: false };
const later = new Date(Date.now() + 3_600_000);
const bytes = Buffer.from('a');

const openEmpty = emptyDatabases();

/** Opens a database with an administrator who is signed in, and of whom each table of what is under way has a row. */
async function openInUse(kind: string): Promise<Database> {
  const db = await openEmpty(kind);
  await migrate(db);
  await seedEmpty(db, wanted, silentLog);
  const { id: user_id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await beginSession({ db, clock: databaseClock, settings }, { userId: user_id, ip: '10.0.0.1', agent: '' });
  const { id: session_id } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  await db.insertInto('picture_tokens').values({ hash: bytes, session_id }).execute();
  const code = { email: wanted.adminEmail, purpose: 'sign_in', hash: 'x', expires_at: later } as const;
  await db.insertInto('one_time_codes').values(code).execute();
  const setup = { id: newId(), user_id, secret: null, challenge: 'x', expires_at: later };
  await db.insertInto('factor_setups').values(setup).execute();
  const challenge = { hash: bytes, user_id, session_id, passkey_challenge: 'x', expires_at: later };
  await db.insertInto('factor_challenges').values(challenge).execute();
  await db.insertInto('rate_limits').values({ key: 'x', count: 1, resets_at: later }).execute();
  const response = { status: 201, body: '{}', etag: null, created_at: later };
  await db
    .insertInto('idempotent_answers')
    .values({ key: bytes, fingerprint: bytes, ...response })
    .execute();
  return db;
}

/** Returns a database that is in use. */
const sourceOf = sharedDatabases(openInUse);

const underWay = async (db: Database) => (await storedTables(db)).filter((stored) => !isBackedUp(stored));

let folder = '';
let file = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-ended-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(({ task }) => {
  file = join(folder, task.id);
});

test.for(databaseKinds)(
  'a backup of %s has no session, code, count of attempts or remembered response',
  { timeout: 120_000 },
  async (kind) => {
    const source = await sourceOf(kind);
    const tables = (await underWay(source)).map(({ table }) => table);
    expect(tables).toHaveLength(9);
    expect(await filledTables(source)).toEqual(expect.arrayContaining(tables));
    // A row that a backup has would refer to one that it does not have.
    const { rows: referring } = await sql<{ table: string }>`
      select conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid::regclass::text = any(${tables})`.execute(source);
    expect(tables).toEqual(expect.arrayContaining(referring.map(({ table }) => table)));
    await writeBackup(source, file);
    const text = gunzipSync(readFileSync(file)).toString();
    for (const table of tables) expect(text).not.toContain(`${marks.table}{"table":"${table}"`);
  },
);

test.for(databaseKinds)(
  'of a backup by an earlier version, %s does not get the sessions back',
  { timeout: 120_000 },
  async (kind) => {
    const source = await sourceOf(kind);
    const rows = await writeBackup(source, file);
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n').slice(0, -1);
    let more = 0;
    for (const stored of await underWay(source)) {
      // Also a column that this version does not have.
      const columns = [...stored.columns, 'former'];
      const found = await sql<{ row: string }>`
        select row_to_json(stored)::text as row from (select *, 1 as former from ${sql.table(stored.table)}) stored`.execute(
        source,
      );
      more += found.rows.length;
      lines.push(`${marks.table}${JSON.stringify({ table: stored.table, columns })}`);
      lines.push(...found.rows.map(({ row }) => `${marks.row}${row}`));
    }
    expect(more).toBeGreaterThanOrEqual(9);
    lines.push(`${marks.end}${JSON.stringify({ rows: rows + more })}`, '');
    writeFileSync(file, gzipSync(lines.join('\n')));
    const target = await openEmpty(kind);
    const notices: string[] = [];
    expect(await restoreBackup(target, file, { notice: (text) => notices.push(text) })).toBe(rows);
    expect(notices).toEqual([]);
    expect(await filledTables(target)).toEqual(['users']);
    expect(await underWay(target)).toEqual(await underWay(source));
  },
);
