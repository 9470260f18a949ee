import { expect, test } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { passwordsOver } from '#server/base/passwords.ts';
import { openInMemory } from '#server/database/embedded.ts';
import { databaseOf } from '#server/database/open.ts';
import { writing } from './handlers.ts';
import { type ServiceRoute, serviceRoutes } from './service-routes.ts';

const services = async () => {
  const { db } = databaseOf(await openInMemory());
  return {
    ...{ db, log: silentLog, settings: { trustedProxies: 0 }, passwords: passwordsOver(1) },
    ...{ mailer: { sendCode: () => {} }, now: () => new Date(), writeJournal: async () => {} },
  };
};

test('a call that changes something must run as a unit of work, and a read must not', async () => {
  const given = await services();
  const write: ServiceRoute[1] = writing(async () => async () => ({ body: {} }));
  const read: ServiceRoute[1] = async (c) => c.json({});
  for (const method of ['POST', 'PUT', 'DELETE'] as const) {
    const call = { method, path: '/x' } as const;
    expect(() => serviceRoutes(given, [[call, read]])).toThrow(`${method} /x needs a handler that writes`);
    expect(() => serviceRoutes(given, [[call, write]])).not.toThrow();
  }
  const reading = { method: 'GET', path: '/x' } as const;
  expect(() => serviceRoutes(given, [[reading, write]])).toThrow('GET /x needs a handler that reads');
  expect(() => serviceRoutes(given, [[undefined, read]])).toThrow('no declared call');
  await given.db.destroy();
});
