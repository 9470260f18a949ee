import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { StartError } from '#server/base/settings.ts';
import type { Suite } from '#server/testing/suite.ts';
import { migrate } from './migrate.ts';

export const migrateSuite: Suite = (service) => {
  test('a database of a later version is refused in one sentence, unless a rollback asks for it', async () => {
    const { db } = service();
    const added = { name: '999-later', timestamp: new Date().toISOString() };
    await sql`insert into kysely_migration (name, timestamp) values (${added.name}, ${added.timestamp})`.execute(
      db,
    );
    try {
      const refused = migrate(db);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(
        /^The database was upgraded by a later version \(migration 999-later,.+\.$/,
      );
      expect(await migrate(db, true)).toEqual([]);
    } finally {
      await sql`delete from kysely_migration where name = ${added.name}`.execute(db);
    }
    expect(await migrate(db)).toEqual([]);
  });
};
