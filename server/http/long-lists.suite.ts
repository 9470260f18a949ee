import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { pageReader } from '#runtime/export/page-reader.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

/** Lists with so many records that the server remembers where their pages end, as whoever exports them reads them. */
export const longListsSuite: Suite = (service) => {
  /** Adds users who were created so many minutes after the first of January. */
  const add = (first: number, last: number) =>
    sql`insert into users (id, name, email, role, active_role, created_at)
      select gen_random_uuid(), 'Nom', gen_random_uuid() || '@exemple.fr', 'client', 'client',
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(${first}::int, ${last}::int) as n`.execute(service().db);
  const remove = (ids: readonly string[]) =>
    sql`delete from users where id in (${sql.join(ids)})`.execute(service().db);
  async function idsInOrder() {
    const { rows } = await sql<{ id: string }>`select id from users order by created_at, id`.execute(
      service().db,
    );
    return rows.map(({ id }) => id);
  }
  const pageOf = (ids: readonly string[], page: number) => ids.slice((page - 1) * 100, page * 100);
  /** Returns the function that reads a page of the list in its order, as one session of one process. */
  async function readerIn(app = service().app) {
    const token = await service().tokenOf('admin');
    return async (page: number, filter = '', as = app) => {
      const path = `/api/v1/admin/users?sort=createdAt&limit=100&page=${page}${filter}`;
      const response = await as.request(path, { headers: { authorization: `Bearer ${token}` } });
      return readPage(identified, await response.json());
    };
  }
  /** A process of its own on the same database: what it remembers of the length of a list is not known to other tests. */
  const otherProcess = () => service().appWith({ db: service().db.withoutPlugins() });

  describe('a list of more than ten thousand records', () => {
    const removing = (count: number) => async (ids: readonly string[]) => remove(ids.slice(0, count));
    test.each<{ what: string; changes: Record<number, (ids: readonly string[]) => Promise<unknown>> }>([
      { what: 'one record that was read is removed', changes: { 102: removing(1) } },
      { what: 'more are removed than a page has', changes: { 103: removing(130) } },
      { what: 'one is removed, and later another one', changes: { 101: removing(1), 103: removing(1) } },
      {
        what: 'some are added, and fewer removed',
        changes: { 102: () => add(11_000, 11_004), 103: removing(3) },
      },
      {
        what: 'they are removed while pages are read again',
        changes: { 102: removing(1), 105: removing(150) },
      },
    ])('is exported as a whole if $what', async ({ changes }) => {
      const read = await readerIn();
      // With the administrator: the last page has one record.
      await add(1, 10_400);
      const ids = await idsInOrder();
      let calls = 0;
      const reader = pageReader(async (page) => {
        // The pages before the ten thousandth record are as they were, and are not requested.
        if (page < 99)
          return {
            records: pageOf(ids, page).map((id) => ({ id })),
            total: 10_401,
            totalKnown: true,
            more: false,
          };
        calls += 1;
        await changes[98 + calls]?.(ids);
        const { items, total } = await read(page);
        return { records: items, total, totalKnown: true, more: false };
      });
      const found: unknown[] = [];
      const { signal } = new AbortController();
      for (let part = await reader.next(signal); part !== undefined; part = await reader.next(signal))
        found.push(...part.map(({ id }) => id));
      const present = new Set(await idsInOrder());
      expect(ids.filter((id) => present.has(id) && !found.includes(id))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    });

    test('is read by two processes in turn as it is, also after an export that both remember', async () => {
      const read = await readerIn();
      const apps = [otherProcess(), otherProcess()];
      await add(100, 10_500);
      const readAll = async (first: number) => {
        const found: string[] = [];
        for (let page = 98; page <= 104; page += 1) {
          const { items } = await read(page, '&role=client', apps[(page + first) % 2]);
          found.push(...items.map(({ id }) => id));
        }
        return found;
      };
      const isClient = (await idsInOrder()).slice(0, -1);
      expect(await readAll(0)).toEqual(isClient.slice(9700, 10_400));
      await add(1, 30);
      const now = (await idsInOrder()).slice(0, -1);
      expect(await readAll(1)).toEqual(now.slice(9700, 10_400));
    });

    test('is read on by a slow line after the last page, also if that is requested again, and not after a pause', async () => {
      const read = await readerIn(otherProcess());
      await add(100, 10_500);
      const filter = '&role=client';
      const ids = (await idsInOrder()).slice(0, -1);
      const began = performance.now();
      const clock = vi.spyOn(performance, 'now').mockReturnValue(began);
      const idsOf = async (page: number) => (await read(page, filter)).items.map(({ id }) => id);
      await idsOf(101);
      await add(1, 30);
      clock.mockReturnValue(began + 50_000);
      expect(await idsOf(102)).toEqual(pageOf(ids, 102));
      clock.mockReturnValue(began + 100_000);
      expect(await idsOf(102)).toEqual(pageOf(ids, 102));
      clock.mockReturnValue(began + 161_000);
      const now = (await idsInOrder()).slice(0, -1);
      expect(await idsOf(103)).toEqual(pageOf(now, 103));
      vi.restoreAllMocks();
    });
  });
};
