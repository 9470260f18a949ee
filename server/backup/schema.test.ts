import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#server/migrations/migrate.ts';
import { databaseKinds, emptyDatabases } from '#server/testing/empty-databases.ts';
import { definitionsOf, withoutKeysAndTriggers } from './schema.ts';

const openEmpty = emptyDatabases();

test.for(databaseKinds)(
  'on %s, only the named tables lose their keys, triggers and indexes while rows are loaded, and get them back',
  { timeout: 120_000 },
  async (kind) => {
    const db = await openEmpty(kind);
    await migrate(db);
    await sql`create table griffins (id int primary key, name text unique)`.execute(db);
    await sql`create table saddles (id int primary key, griffin_id int references griffins)`.execute(db);
    await sql`create index griffins_by_name on griffins (name, id)`.execute(db);
    const before = await definitionsOf(db);
    await db.transaction().execute(async (trx) => {
      const load = async () => {
        const { keys = [], indexes = [], triggers } = await definitionsOf(trx);
        const names = JSON.stringify([keys, indexes]);
        expect(names).not.toContain('griffin');
        expect(names).toContain('saddles_pkey');
        expect(before['keys']).toHaveLength(keys.length + 3);
        expect(triggers).toEqual(before['triggers']);
        await sql`insert into saddles values (1, 7)`.execute(trx);
        await sql`insert into griffins values (7, 'Aquilin')`.execute(trx);
      };
      await withoutKeysAndTriggers(trx, load, ['griffins']);
    });
    expect(await definitionsOf(db)).toEqual(before);
    const orphan = sql`insert into saddles values (2, 8)`.execute(db);
    await expect(orphan).rejects.toThrow(/foreign key/);
  },
);
