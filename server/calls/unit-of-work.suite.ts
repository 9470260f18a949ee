import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '#server/database/ids.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import type { Suite } from '#server/testing/suite.ts';
import { type WriteRequest, writing } from './handlers.ts';
import { serviceRoutes } from './service-routes.ts';

const call = { method: 'PUT', path: '/things' } as const;
const row = () => {
  const id = newId();
  return { id, name: 'Alice', email: `${id}@exemple.fr`, role: 'client', active_role: 'client' } as const;
};

export const unitOfWorkSuite: Suite = (service) => {
  const count = async () => (await service().db.selectFrom('users').select('id').execute()).length;

  /** Runs a write that adds a user in each of its two steps. Returns the error of the call, if it has one. */
  async function write(second: (request: WriteRequest) => Promise<unknown>, before = second) {
    const steps = writing(async (request) => {
      if (before !== second) await before(request);
      return async ({ trx }) => {
        await trx.insertInto('users').values(row()).execute();
        await second(request);
        return { body: {} };
      };
    });
    const app = serviceRoutes({ ...service().services, writeJournal: async () => {} }, [[call, steps]]);
    let failure: unknown;
    app.onError((error, c) => {
      failure = error;
      return c.json({}, 500);
    });
    const { status } = await app.request('/api/v1/things', { method: 'PUT' });
    return { status, failure };
  }
  const add = ({ outside }: WriteRequest) => outside.insertInto('users').values(row()).execute();

  test('a query outside of the transaction is allowed in the first step, and throws in the second', async () => {
    const nothing = async () => {};
    expect(await write(nothing, add)).toEqual({ status: 200, failure: undefined });
    expect(await count()).toBe(2);
    const refused = await write(add);
    expect(refused).toEqual({ status: 500, failure: expect.objectContaining({ message: outsideError }) });
    const second = await write(({ outside }) => outside.transaction().execute(async () => {}));
    expect(second).toEqual({ status: 500, failure: expect.objectContaining({ message: outsideError }) });
    expect(await count()).toBe(2);
  });

  test('a write that a deadlock ends is run again, and what follows the commit is done once', async () => {
    const { db } = service();
    await sql`create sequence attempts`.execute(db);
    onTestFinished(async () => {
      await sql`drop sequence attempts`.execute(db);
    });
    const mails: number[] = [];
    const entries: number[] = [];
    let attempts = 0;
    const steps = writing(async () => async ({ trx, journal, afterCommit }) => {
      attempts += 1;
      const attempt = attempts;
      await trx.insertInto('users').values(row()).execute();
      journal.record({ action: 'credentials', name: 'password' });
      afterCommit(() => mails.push(attempt));
      await failTwice(trx);
      return { body: { attempt } };
    });
    const writeJournal = async (_: unknown, written: readonly unknown[]) => void entries.push(written.length);
    const app = serviceRoutes({ ...service().services, writeJournal }, [[call, steps]]);
    const response = await app.request('/api/v1/things', { method: 'PUT' });
    expect([response.status, await response.json()]).toEqual([200, { attempt: 3 }]);
    expect([mails, entries, await count()]).toEqual([[3], [1], 1]);
  });

  test('what follows the commit is done once, also if the answer to the commit is lost', async () => {
    const { db } = service();
    const mails: string[] = [];
    const steps = writing(async () => async ({ trx, afterCommit }) => {
      await trx.insertInto('users').values(row()).execute();
      afterCommit(() => mails.push('sent'));
      return { status: 201, body: { added: true } };
    });
    const app = serviceRoutes({ ...service().services, writeJournal: async () => {} }, [
      [{ ...call, idempotent: true }, steps],
    ]);
    app.onError((_, c) => c.json({}, 500));
    const headers = { 'idempotency-key': newId() };
    loseCommit(db);
    for (const _ of ['first attempt', 'second attempt']) {
      const response = await app.request('/api/v1/things', { method: 'PUT', headers });
      expect([response.status, await response.json()]).toEqual([201, { added: true }]);
      expect([mails, await count()]).toEqual([['sent'], 1]);
    }
  });
};

/** Lets the next transaction be committed, and fail as if the connection ended before the database's answer. */
function loseCommit(db: Database): void {
  const transaction = db.transaction();
  const execute = transaction.execute.bind(transaction);
  vi.spyOn(transaction, 'execute').mockImplementationOnce(async (run) => {
    await execute(run);
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  vi.spyOn(db, 'transaction').mockReturnValueOnce(transaction);
}

/** Fails two times as a deadlock does. The sequence `attempts` keeps its value when a transaction ends. */
const failTwice = (trx: DatabaseTransaction) =>
  sql`do $$ begin
    if nextval('attempts') < 3 then raise exception 'deadlock detected' using errcode = '40P01'; end if;
  end $$`.execute(trx);

const outsideError = 'A unit of work made a query outside of its transaction';
