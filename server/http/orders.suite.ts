import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

export const ordersSuite: Suite = (service) => {
  test('equal values of the first order are sorted by the second, from both ends', async () => {
    const at = (days: number) => new Date(service().now().getTime() - days * 86_400_000);
    for (const name of ['Même', 'Autre'])
      for (let days = 1; days <= 7; days += 1) await service().addUser({ name, created_at: at(days) });
    const token = await service().tokenOf('admin');
    const read = async (query: string) => {
      const row = z.looseObject({ name: z.string(), createdAt: z.string() });
      const { body } = await service().call('GET', `/api/v1/admin/users?${query}`, { token });
      return readPage(row, body).items.map(({ name, createdAt }) => `${name} ${createdAt.slice(0, 10)}`);
    };
    const paged = async (sort: string, query = '') => {
      const pages = [1, 2, 3, 4, 5].map((page) => `page=${page}&limit=3&sort=${sort}${query}`);
      const rows: string[] = [];
      for (const page of pages) rows.push(...(await read(page)));
      return rows;
    };
    for (const query of ['', '&query=exemple']) {
      const rows = await paged('name,-createdAt', query);
      const names = rows.map((row) => row.split(' ')[0] ?? '');
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')));
      const own = rows.filter((row) => row.startsWith('Même'));
      expect(own).toHaveLength(7);
      expect(own).toEqual(own.toSorted().toReversed());
      expect(await paged('-name,createdAt', query)).toEqual(rows.toReversed());
    }
  });

  test('the records of a period are in the order of something else, page by page', async () => {
    const { addUser, call, tokenOf, now } = service();
    const at = (days: number) => new Date(now().getTime() - days * 86_400_000);
    for (const [index, name] of ['E', 'A', 'D', 'B', 'C'].entries())
      await addUser({ name, created_at: at(index + 1) });
    const token = await tokenOf('admin');
    const read = async (page: number, sort: string) => {
      const limits = { createdAt_from: at(4.5).toISOString(), createdAt_to: at(0.5).toISOString() };
      const query = new URLSearchParams({ ...limits, sort, page: String(page), limit: '3' });
      const { body } = await call('GET', `/api/v1/admin/users?${query}`, { token });
      const { items, total } = readPage(z.looseObject({ name: z.string() }), body);
      return [total, ...items.map(({ name }) => name)];
    };
    expect(await read(1, 'name')).toEqual([4, 'A', 'B', 'D']);
    expect(await read(2, 'name')).toEqual([4, 'E']);
    expect(await read(3, 'name')).toEqual([4]);
    expect(await read(1, '-name,createdAt')).toEqual([4, 'E', 'D', 'B']);
    expect(await read(1, 'createdAt')).toEqual([4, 'B', 'D', 'A']);
  });
};
