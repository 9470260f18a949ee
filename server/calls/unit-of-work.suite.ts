import { expect, test } from 'vitest';
import { newId } from '#server/database/ids.ts';
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
};

const outsideError = 'A unit of work made a query outside of its transaction';
