import { describe, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { recordSchema } from '#schema/schemas.ts';
import { servedAt } from '#schema/served-at.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { declaredCalls, servedCalls, withoutParameterNames } from '#server/testing/calls.ts';
import { readPage } from '#server/testing/responses.ts';
import { addRide, addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';

/** Compares the calls that descriptors declare with the routes of the service. */
export const contractSuite: Suite = (service) => {
  describe('the calls of the descriptors', () => {
    test('are all served', () => {
      const calls = declaredCalls();
      const served = servedCalls(service());
      expect(calls.length).toBeGreaterThan(30);
      expect(calls.filter((call) => !served.has(withoutParameterNames(call)))).toEqual([]);
    });

    test('sort by every field of a sortable column, and return pages and records as declared', async () => {
      const { addUser, call, db, tokenOf } = service();
      await migrateGeneric(db);
      const token = await tokenOf('admin');
      const driver = await addUser({ role: 'driver' });
      await addRide(service(), { client_id: driver });
      await addTransaction(service(), await addWallet(service(), { user_id: driver }));
      for (const resource of resources) {
        const { path, sort, envelope } = resource.endpoints.list;
        if (path.includes('{') || envelope !== 'paginated') continue;
        const fields = sort ? (resource.list.sort ?? []) : [];
        const [first, second] = fields;
        const both = second === undefined ? [] : [`-${first},${second}`];
        for (const order of ['', ...fields, ...fields.map((field) => `-${field}`), ...both]) {
          const address = `${servedAt(resource.endpoints.list)}?page=1&limit=10${order && `&sort=${order}`}`;
          const { status, body } = await call('GET', address, { token });
          expect([address, status]).toEqual([address, 200]);
          const { items, total } = readPage(recordSchema(resource), body);
          expect(total).toBe(items.length);
        }
      }
    });
  });
};
