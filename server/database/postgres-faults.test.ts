import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { message } from '#server/base/messages.ts';
import { type PostgresServer, postgresPrograms, startPostgres } from '#server/testing/postgres-server.ts';
import { addRide } from '#server/testing/samples.ts';
import { postgresService, type TestService } from '#server/testing/test-service.ts';
import { plan } from '#server/testing/writes.ts';
import { lockAdministration } from '#server/users/administration.ts';
import { isUnavailable } from './errors.ts';
import { newId } from './ids.ts';
import { databaseOf } from './open.ts';
import { openPostgres, openPostgresToPrepare } from './postgres.ts';
import type { Database } from './tables.ts';

const programs = postgresPrograms();
/** A busy machine needs more than a second to connect. */
const limits = { connect: 3000, statement: 400, silence: 800 };

describe.skipIf(programs === undefined)('a PostgreSQL server with a fault', () => {
  let server: PostgresServer;
  let service: TestService;
  let token = '';
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    service = await postgresService(server.urlOf('postgres'), limits);
    token = await service.tokenOf('admin');
  }, 60_000);
  afterAll(async () => {
    await service.close();
    await server.stop();
  });

  const read = () => service.call('GET', '/api/v1/admin/users', { token });
  const state = async (path: string) => (await service.call('GET', path)).status;
  const states = async () => [await state('/health'), await state('/ready')];
  const addPlan = (db: Database) =>
    db
      .insertInto('subscription_plans')
      .values({ ...plan.good, id: newId() })
      .returning('id')
      .executeTakeFirstOrThrow();
  /** Opens the database for a transaction that waits for calls of the service: without a limit, also on a busy machine. */
  async function withoutLimits(): Promise<Database> {
    const { db, close } = databaseOf(await openPostgresToPrepare(server.urlOf('postgres'), silentLog));
    onTestFinished(close);
    return db;
  }
  const plans = async () => (await service.db.selectFrom('subscription_plans').select('id').execute()).length;

  async function expectUnavailable() {
    const { status, headers, body } = await read();
    expect([status, headers.get('retry-after'), body]).toEqual([
      503,
      '5',
      { code: 'E_UNAVAILABLE', message: message('unavailable') },
    ]);
    expect(await states()).toEqual([200, 503]);
  }
  async function expectRecovery() {
    // The first calls may meet connections that broke.
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200);
    expect(await states()).toEqual([200, 200]);
  }

  test('that is frozen: calls end with 503, and succeed once it goes on', { timeout: 60_000 }, async () => {
    await expectRecovery();
    server.freeze();
    try {
      await expectUnavailable();
      // More calls than there are connections.
      const statuses = (await Promise.all(Array.from({ length: 25 }, read))).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([503]));
    } finally {
      server.thaw();
    }
    await expectRecovery();
  });

  test('that freezes within a transaction: nothing of it is stored', { timeout: 60_000 }, async () => {
    const before = await plans();
    const transaction = service.db.transaction().execute(async (trx) => {
      await addPlan(service.db);
      await addPlan(trx);
      server.freeze();
      await sql`select 1`.execute(trx);
    });
    try {
      await expect(transaction).rejects.toSatisfy(isUnavailable);
    } finally {
      server.thaw();
    }
    await expectRecovery();
    // Only the plan that was added outside of the transaction.
    await expect.poll(plans).toBe(before + 1);
  });

  test('that crashes and starts again', { timeout: 60_000 }, async () => {
    await server.crash();
    await expectUnavailable();
    server.start();
    await expectRecovery();
  });

  test('that crashes between two statements of a transaction: the process goes on', {
    timeout: 60_000,
  }, async () => {
    const transaction = service.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await server.crash();
      // The connection ends while nothing waits for it.
      await new Promise((resolve) => setTimeout(resolve, 200));
      await sql`select 1`.execute(trx);
    });
    await expect(transaction).rejects.toSatisfy(isUnavailable);
    server.start();
    await expectRecovery();
  });

  test('connections without work are closed before their silence counts as a fault', async () => {
    const errors: string[] = [];
    const log = { ...silentLog, error: (text: string) => errors.push(text) };
    const connection = await openPostgres(server.urlOf('postgres'), log, limits);
    const { db, close } = databaseOf(connection);
    await sql`select 1`.execute(db);
    expect(connection.pool?.()).toMatchObject({ used: 0, idle: 1 });
    await expect.poll(() => connection.pool?.().idle, { timeout: 10_000 }).toBe(0);
    expect(errors).toEqual([]);
    await sql`select 1`.execute(db);
    await close();
  });

  test('that is slow: a statement and a wait for a lock end in time', async () => {
    await expect(sql`select pg_sleep(30)`.execute(service.db)).rejects.toSatisfy(isUnavailable);
    const id = (await addPlan(service.db)).id;
    const other = await withoutLimits();
    await other.transaction().execute(async (trx) => {
      await trx.updateTable('subscription_plans').set({ name: 'a' }).where('id', '=', id).execute();
      const waiting = await service.call('DELETE', `/api/v1/subscription-plans/${id}`, { token });
      expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([503, '5']);
    });
    await expectRecovery();
  });

  test('that holds a row of another report: a report deletes what is old and free, and waits for nothing', async () => {
    const old = { screen: '/', message: 'x', place: '', count: 1 };
    const at = new Date('2020-01-01');
    const rows = [1, 2].map((byte) => ({ id: Buffer.from([byte]), ...old, first_at: at, last_at: at }));
    await service.db.insertInto('page_errors').values(rows).execute();
    const other = await withoutLimits();
    await other.transaction().execute(async (trx) => {
      await trx
        .selectFrom('page_errors')
        .select('id')
        .where('id', '=', Buffer.from([1]))
        .forUpdate()
        .execute();
      const json = { visits: [], errors: [{ screen: '/', message: 'TypeError', place: 'a.js:1:2' }] };
      const sent = await service.call('POST', '/api/v1/admin/page-reports', { token, json });
      expect(sent.status).toBe(202);
    });
    const left = await service.db.selectFrom('page_errors').select('message').orderBy('message').execute();
    expect(left.map(({ message: text }) => text)).toEqual(['TypeError', 'x']);
  });

  test('that holds an administrator who deletes a user: this administrator can cancel a ride meanwhile', async () => {
    const [caller, id] = [await service.addUser({ role: 'admin' }), await service.addUser()];
    const ride = await addRide(service, { client_id: id });
    const { access_token } = await service.sessionOf(caller);
    const other = await withoutLimits();
    await other.transaction().execute(async (trx) => {
      await lockAdministration(trx, caller, id);
      const cancelled = await service.call('DELETE', `/api/v1/rides/${ride}`, { token: access_token });
      expect(cancelled.status).toBe(200);
      // What would refer to the user waits, and finds that there is no such user.
      const reference = sql`select from users where id = ${id} for key share nowait`.execute(service.db);
      await expect(reference).rejects.toSatisfy(isUnavailable);
    });
  });

  test('whose role has time limits: work that no request waits for has none', {
    timeout: 60_000,
  }, async () => {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    for (const name of names) await sql.raw(`alter role postgres set ${name} = '100ms'`).execute(service.db);
    onTestFinished(async () => {
      for (const name of names) await sql.raw(`alter role postgres reset ${name}`).execute(service.db);
    });
    const { db, close } = databaseOf(
      await openPostgresToPrepare(`${server.urlOf('postgres')}?statement_timeout=50`, silentLog),
    );
    onTestFinished(close);
    const { rows } = await sql`select setting from pg_settings where name = any(${names})`.execute(db);
    expect(rows).toEqual(names.map(() => ({ setting: '0' })));
    await sql`select pg_sleep(0.3)`.execute(db);
  });

  test('that became read-only after a failover', async () => {
    const readOnly = service.db.transaction().setAccessMode('read only');
    await expect(readOnly.execute((trx) => trx.deleteFrom('files').execute())).rejects.toSatisfy(
      isUnavailable,
    );
  });
});
