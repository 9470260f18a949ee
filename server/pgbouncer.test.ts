import { afterAll, beforeAll, describe } from 'vitest';
import { unitOfWorkSuite } from './calls/unit-of-work.suite.ts';
import { ordersSuite } from './http/orders.suite.ts';
import { refreshSuite } from './sign-in/refresh.suite.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './testing/pgbouncer.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from './testing/postgres-server.ts';
import { runSuites } from './testing/suite.ts';
import { suites } from './testing/suites.ts';
import { postgresService } from './testing/test-service.ts';

/** Those that depend most on transactions and sessions. `PGBOUNCER=all` runs every suite. */
const chosen = process.env['PGBOUNCER'] === 'all' ? suites : [unitOfWorkSuite, refreshSuite, ordersSuite];

const programs = postgresPrograms();

describe.skipIf(programs === undefined || !hasPgBouncer)('PgBouncer in transaction mode', () => {
  let server: PostgresServer | undefined;
  let bouncer: PgBouncer | undefined;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    bouncer = await startPgBouncer(server.urlOf('postgres'));
  }, 60_000);
  afterAll(async () => {
    await bouncer?.stop();
    await server?.stop();
  });

  runSuites('before PostgreSQL', () => postgresService(bouncer?.urlOf('postgres') ?? ''), chosen);
});
