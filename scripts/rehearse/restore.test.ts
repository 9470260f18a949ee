import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import { openToPrepare } from '#server/database/open.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { rehearseRestore } from './restore.ts';

const programs = postgresPrograms();

test.skipIf(programs === undefined)(
  'a role that may not create databases is refused in a sentence, before a backup is written',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres(programs ?? '');
    const url = postgres.urlOf('postgres');
    const database = await openToPrepare({ databaseUrl: url, dataDir: '' }, silentLog);
    const lines: string[] = [];
    const rehearse = () => rehearseRestore((line) => lines.push(line));
    try {
      await migrate(database.db);
      await sql`create role ordinary login in role pg_read_all_data`.execute(database.db);
      vi.stubEnv('DATABASE_URL', url.replace('postgres@', 'ordinary@'));
      await expect(rehearse()).rejects.toThrow(StartError);
      await expect(rehearse()).rejects.toThrow(/^The role ordinary may not create the database/);
      expect(lines).toEqual([]);
    } finally {
      vi.unstubAllEnvs();
      await database.close();
      await postgres.stop();
    }
  },
);
