import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import { createBackground } from '#server/base/background.ts';
import { silentLog } from '#server/base/log.ts';
import { passwordsOver } from '#server/base/passwords.ts';
import { secretsWith } from '#server/base/secrets.ts';
import { databaseClock } from '#server/database/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { createMetrics } from '#server/monitoring/metrics.ts';
import { writing } from './handlers.ts';
import { type ServiceRoute, serviceRoutes } from './service-routes.ts';

/** A database that nothing calls. */
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (unused) => new PostgresIntrospector(unused),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const services = {
  db,
  clock: databaseClock,
  log: silentLog,
  passwords: passwordsOver(1),
  settings: {
    trustedProxies: 0,
    sessionHours: 12,
    sessionIdleMinutes: 60,
    requireSecondFactor: false,
    pageOrigin: undefined,
  },
  secrets: secretsWith(undefined),
  ...{
    mailer: undefined,
    metrics: createMetrics({ pools: () => ({}), streams: () => 0 }),
    background: createBackground(silentLog),
    feed: { watch: async () => () => {}, size: () => 0, close: () => {} },
    now: () => new Date(),
    writeJournal: async () => {},
  },
};

test('a call that changes something must run as a unit of work, and a read must not', () => {
  const write: ServiceRoute[1] = writing(async () => async () => ({ body: {} }));
  const read: ServiceRoute[1] = async (c) => c.json({});
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const call = { method, path: '/x' } as const;
    expect(() => serviceRoutes(services, [[call, read]])).toThrow(`${method} /x needs a handler that writes`);
    expect(() => serviceRoutes(services, [[call, write]])).not.toThrow();
  }
  const reading = { method: 'GET', path: '/x' } as const;
  expect(() => serviceRoutes(services, [[reading, write]])).toThrow('GET /x needs a handler that reads');
  expect(() => serviceRoutes(services, [[undefined, read]])).toThrow('no declared call');
});
