import { describe, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import type { Call } from '#schema/endpoints.ts';
import { recordSchema } from '#schema/schemas.ts';
import { servedAt } from '#schema/served-at.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { readPage } from '#server/testing/responses.ts';
import { addRide, addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';

const unnamed = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*');

/** Compares the calls that descriptors declare with the routes of the service. */
export const contractSuite: Suite = (service) => {
  describe('the calls of the descriptors', () => {
    test('are all served', () => {
      const routes = new Set(
        service().app.routes.map(({ method, path }) => `${method} ${unnamed(path.replace(/(.)\/$/, '$1'))}`),
      );
      const calls = resources.flatMap((resource): readonly Pick<Call, 'method' | 'path' | 'base'>[] => [
        ...Object.values(resource.endpoints),
        ...Object.values(resource.commands ?? {}).map(({ call }) => call),
        ...Object.values(resource.related ?? {}).map(({ path }) => ({ method: 'GET' as const, path })),
        ...(resource.figures ? [resource.figures.call] : []),
      ]);
      const wanted = new Set(calls.map((call) => `${call.method} ${unnamed(servedAt(call))}`));
      expect(wanted.size).toBeGreaterThan(30);
      expect([...wanted].filter((call) => !routes.has(call))).toEqual([]);
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
        for (const order of ['', ...fields, ...fields.map((field) => `-${field}`)]) {
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
