import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresServer, postgresPrograms, startPostgres } from './testing/postgres-server.ts';
import { processesSuite } from './testing/processes.suite.ts';
import { runSuites } from './testing/suite.ts';
import { suites } from './testing/suites.ts';
import { postgresService } from './testing/test-service.ts';
import { workersSuite } from './testing/workers.suite.ts';

const programs = postgresPrograms();

/** Far longer than those of a server: tests add and delete thousands of rows at once, on a busy machine. */
const patient = { connect: 60_000, statement: 60_000, silence: 60_000 };

describe.skipIf(programs === undefined)('with a PostgreSQL server', () => {
  let server: PostgresServer | undefined;
  const urlOf = (database: string) => server?.urlOf(database) ?? '';
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  }, 60_000);
  afterAll(() => server?.stop());

  runSuites('on PostgreSQL', () => postgresService(urlOf('postgres'), patient), suites);
  processesSuite(urlOf);
  workersSuite(urlOf);
});
