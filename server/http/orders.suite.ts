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
};
