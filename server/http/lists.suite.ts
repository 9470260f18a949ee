import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import { listReader } from '#server/testing/lists.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import type { TestResponse } from '#server/testing/test-service.ts';

export const listsSuite: Suite = (service) => {
  const list = listReader(service);
  const ids = (body: TestResponse['body']) => readPage(identified, body).items.map(({ id }) => id);

  describe('paging', () => {
    test('returns each row once, in a stable order, from both ends', async () => {
      const created_at = service().now();
      for (let index = 0; index < 23; index += 1) await service().addUser({ name: 'Même nom', created_at });
      const seen: string[] = [];
      for (let page = 1; page <= 8; page += 1) {
        const { body } = await list(`?query=meme&limit=3&page=${page}&sort=name`);
        seen.push(...ids(body));
      }
      expect(seen).toHaveLength(23);
      expect(seen).toEqual(seen.toSorted());
    });

    test('past the end returns no rows and the right total', async () => {
      await service().addUser();
      const { status, names, total } = await list('?page=50&limit=50');
      expect([status, names, total]).toEqual([200, [], 2]);
    });

    test('the two directions of every sort mirror each other', async () => {
      const { addUser, call, tokenOf } = service();
      for (let index = 0; index < 9; index += 1) {
        const role = index % 2 === 0 ? ('driver' as const) : ('client' as const);
        const phone = index % 3 === 0 ? null : `06 12 34 56 0${index}`;
        await addUser({ role, phone, rating_avg: index % 4, name: index % 2 ? `é${index}` : `E${index}` });
      }
      const token = await tokenOf('admin');
      const sorted = async (sort: string) => {
        const { body } = await call('GET', `/api/v1/admin/users?limit=50&sort=${sort}`, { token });
        return ids(body);
      };
      for (const sort of ['name', 'email', 'role', 'phone', 'rating', 'createdAt']) {
        expect((await sorted(`-${sort}`)).toReversed()).toEqual(await sorted(sort));
      }
    });

    test('newest first by default', async () => {
      const at = (days: number) => new Date(service().now().getTime() - days * 86_400_000);
      await service().addUser({ name: 'B', created_at: at(2) });
      await service().addUser({ name: 'A', created_at: at(1) });
      await service().addUser({ name: 'C', created_at: at(3) });
      expect((await list('?query=exemple')).names.slice(1)).toEqual(['A', 'B', 'C']);
    });
  });

  describe('invalid parameters', () => {
    const lists = [
      'users',
      'categories',
      'options',
      'etablissement',
      'subscriptions',
      'rides',
      'wallets',
      'withdrawals',
      'transactions',
      'users/{id}/ride-offers',
      'rides/{id}/ride-offers',
    ];
    const bad = [
      ['page', '-1'],
      ['page', '0'],
      ['page', '1e9'],
      ['page', '1000000000'],
      ['page', '99999999999999999999'],
      ['page', 'abc'],
      ['page', '1.5'],
      ['page', ' 1'],
      ['page', '%00'],
      ['page', ''],
      ['page', '٣'],
      ['limit', '0'],
      ['limit', '-5'],
      ['limit', '101'],
      ['limit', 'tout'],
      ['limit', '1e1'],
      ['sort', 'password_hash'],
      ['sort', '--name'],
      ['sort', ''],
      ['sort', '-'],
      ['sort', 'createdAt,createdAt'],
      ['sort', 'createdAt,password_hash'],
      ['sort', 'createdAt,'],
      ['sort', '__proto__'],
      ['sort', 'name;drop table users'],
      ['query', '%00'],
      ['query', 'a'.repeat(201)],
      ['query', '%1b[0m'],
    ] as const;

    test.for(lists)('of %s', async (path) => {
      const { addUser, call, tokenOf } = service();
      const token = await tokenOf('admin');
      const address = `/api/v1/admin/${path.replace('{id}', await addUser())}`;
      for (const [name, value] of bad) {
        const { status, body } = await call('GET', `${address}?${name}=${value}`, { token });
        expect([name, value, status, Object.keys(body.errors ?? {})]).toEqual([name, value, 422, [name]]);
        expect(body.message).toBe(message('invalid'));
      }
    });

    test('unknown parameters are ignored', async () => {
      expect((await list('?page=1&limit=5&role=admin&__proto__=x&query=&constructor[a]=b')).status).toBe(200);
    });
  });
};
