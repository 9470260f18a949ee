import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, postgresPrograms, startPostgres } from './testing/postgres-server.ts';
import { processesSuite } from './testing/processes.suite.ts';
import { runSuites } from './testing/suite.ts';
import { suites } from './testing/suites.ts';
import { postgresService } from './testing/test-service.ts';
import { workersSuite } from './testing/workers.suite.ts';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('with a PostgreSQL server', () => {
  let server: PostgresServer | undefined;
  const urlOf = (database: string) => server?.urlOf(database) ?? '';
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  }, 60_000);
  afterAll(() => server?.stop());

  runSuites('on PostgreSQL', () => postgresService(urlOf('postgres')), suites);
  processesSuite(urlOf);
  workersSuite(urlOf);
});
