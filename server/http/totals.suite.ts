import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { activityTable } from '#server/activity/table.ts';
import { silentLog } from '#server/base/log.ts';
import { expectedRows } from '#server/database/expected-rows.ts';
import { newId } from '#server/database/ids.ts';
import { orderByClause } from '#server/database/paging.ts';
import { searchedPage } from '#server/database/searched-page.ts';
import type { Database } from '#server/database/tables.ts';
import { resourceTables } from '#server/resource-tables.ts';
import { seedEmpty } from '#server/seed/seed.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const wanted = { adminEmail: 'admin@example.com', adminPassword: 'une longue phrase', seed: 'demo' } as const;
const lists = [...resourceTables, activityTable];

/** Returns the total that is kept of each list, and the number of its rows. */
async function totalsOf(db: Database) {
  const found: Record<string, { readonly kept: number | null; readonly rows: number }> = {};
  for (const { name, only, totalName = name } of lists) {
    const { rows } = await sql<{ kept: number | null; rows: number }>`
      select total_of(${totalName}) as kept, count(*)::int as rows
      from ${sql.table(name)} as listed where ${only ?? sql`true`}`.execute(db);
    if (rows[0]) found[totalName] = rows[0];
  }
  return found;
}

const addCategory = (db: Database) =>
  sql`insert into categories (id, titre, titre_en, description)
    values (${newId()}, 'Titre', 'Title', 'Description')`.execute(db);

async function expectRight(db: Database) {
  for (const [list, { kept, rows }] of Object.entries(await totalsOf(db))) expect(kept, list).toBe(rows);
}

export const totalsSuite: Suite = (service) => {
  describe('the total of a list', () => {
    test('is kept for every list, whatever is written', async () => {
      const { db } = service();
      await expectRight(db);
      await seedEmpty(db, wanted, silentLog);
      await expectRight(db);
      const before = await totalsOf(db);
      expect(before['withdrawals']?.rows).toBeGreaterThan(0);
      expect(before['withdrawals']?.rows).toBeLessThan(before['transactions']?.rows ?? 0);

      // Deleted users stay as rows that no list shows.
      await sql`update users set deleted_at = now() where role = 'client'`.execute(db);
      await sql`delete from transactions where type = 'withdrawal' and status = 'rejected'`.execute(db);
      await sql`delete from transactions where type = 'credit'`.execute(db);
      await expectRight(db);
      const after = await totalsOf(db);
      expect(after['users']?.rows).toBeLessThan(before['users']?.rows ?? 0);
      expect(after['transactions']?.rows).toBeLessThan(before['transactions']?.rows ?? 0);
    }, 60_000);

    test('is right after a transaction that is undone', async () => {
      const { db, addUser } = service();
      await addUser();
      const undone = db.transaction().execute(async (trx) => {
        await addCategory(trx);
        await sql`select fold_total('categories')`.execute(trx);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await expectRight(db);
    });

    test('is right while many write and sum up at the same time', async () => {
      const { db } = service();
      await Promise.all(
        Array.from({ length: 60 }, async () => {
          await addCategory(db);
          await sql`select fold_total('categories')`.execute(db);
        }),
      );
      const { rows } = await sql`select 1 from kept_totals where list = 'categories'`.execute(db);
      expect(rows.length).toBeLessThan(60);
      await expectRight(db);
    });

    test('is exact without a search, and counted up to 10,000 with one', async () => {
      const { db, tokenOf, call } = service();
      const token = await tokenOf('admin');
      const read = async (query: string) =>
        readPage(identified, (await call('GET', `/api/v1/admin/users${query}`, { token })).body);
      const add = (name: string, count: number) =>
        sql`insert into users (id, name, email, role, active_role)
          select gen_random_uuid(), ${name}::text, replace(${name}::text, ', ', '.') || n || '@exemple.fr', 'client', 'client'
          from generate_series(1, ${count}::int) as n`.execute(db);
      await add('trop, beaucoup', 10_000);
      await add('trop', 1);
      expect(await read('?query=beaucoup')).toMatchObject({ total: 10_000 });
      expect(await read('?query=beaucoup')).not.toHaveProperty('more');
      const first = await read('?query=trop&limit=100');
      expect(first).toMatchObject({ total: 10_000, more: true });
      expect(first.items).toHaveLength(100);
      // The page after the counted rows can be read, too.
      expect((await read('?query=trop&limit=100&page=101')).items).toHaveLength(1);
      expect((await read('?query=trop&limit=100&page=102')).items).toHaveLength(0);
      expect((await read('')).total).toBe(10_002);

      // Its next page is not counted again, so for a minute nobody sees that there is less.
      await sql`delete from users where name = 'trop'`.execute(db);
      expect(await read('?query=trop&page=2')).toMatchObject({ total: 10_000, more: true });
      const began = performance.now();
      const clock = vi.spyOn(performance, 'now').mockReturnValue(began + 40_000);
      expect(await read('?query=trop&page=2')).toMatchObject({ total: 10_000, more: true });
      clock.mockReturnValue(began + 61_000);
      const later = await read('?query=trop&page=2');
      vi.restoreAllMocks();
      expect(later).toMatchObject({ total: 10_000 });
      expect(later).not.toHaveProperty('more');
    }, 60_000);

    test('and the pages of a search with more results than are counted are right, wherever they are in the list', async () => {
      const { db } = service();
      await sql`insert into users (id, name, email, role, active_role, created_at)
        select gen_random_uuid(), case when n between 41 and 90 then 'loin' else 'autre' end || n % 7, n || '@exemple.fr',
          'client', 'client', timestamptz '2026-01-01' + n * interval '1 minute'
        from generate_series(1, 120) as n`.execute(db);
      await sql`analyze users`.execute(db);
      expect(
        await expectedRows(db, sql`select 1 from users where created_at > '2026-01-01'`),
      ).toBeGreaterThan(100);
      const from = sql`users as listed`;
      const created = sql`listed.created_at`;
      const orders = { createdAt: created, name: sql`listed.name` };
      const early = sql`listed.created_at < '2026-01-01 01:20:00Z'`;
      const limited = { unsearched: sql`true`, isFrequent: true, isEstimable: true };
      const cases = [
        { where: sql`listed.search like '%loin%'`, unsearched: sql`true` },
        { where: sql`${early} and listed.search like '%loin%'`, unsearched: early },
        // The limits of a filter, which let a small or a large part through.
        { where: sql`listed.created_at > '2026-01-01 01:30:00Z'`, ...limited },
        { where: sql`listed.created_at > '2026-01-01 00:30:00Z'`, ...limited },
      ];
      for (const each of cases)
        for (const sort of [['createdAt'], ['name', 'createdAt'], ['name']])
          for (const direction of ['ascending', 'descending'] as const) {
            const { where } = each;
            const source = { ...each, from, checked: where, orders };
            const keys = sort.map((field) => (field === 'name' ? orders.name : created));
            const order = sort.map((field) => ({ field, direction }));
            const ids = async (rest: RawBuilder<unknown>) =>
              (await sql<{ id: string }>`select listed.id from ${from} ${rest}`.execute(db)).rows.map(
                ({ id }) => id,
              );
            const all = await ids(sql`where ${where} ${orderByClause(order, keys)}`);
            const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(async (page) => {
              const query = { page, limit: 10, query: 'loin', sort: order };
              const { rows, ...total } = await searchedPage(db, source, query, { counted: 20, read: 25 });
              expect(total).toEqual({ total: 10_000, more: true });
              return rows === undefined ? [] : ids(rows);
            });
            expect((await Promise.all(pages)).flat()).toEqual(all);
          }
    });

    test('and the pages of an export follow each other after ten thousand rows, whatever is removed meanwhile', async () => {
      const { db, tokenOf, call } = service();
      const token = await tokenOf('admin');
      // Times with microseconds, equal ones among them, and a hundredth of the rows without a telephone number.
      await sql`insert into users (id, name, email, role, active_role, created_at, phone)
        select gen_random_uuid(), 'Nom ' || n / 40, n || '@exemple.fr', role, role,
          timestamptz '2026-01-01' + n / 3 * interval '0.000123 seconds',
          case when n % 100 > 0 then '06 12 ' || lpad((n / 100)::text, 2, '0') || ' 00 ' || lpad((n % 100)::text, 2, '0') end
        from generate_series(1, 10400) as n, lateral (select case when n > 10150 then 'driver' else 'client' end) as of (role)`.execute(
        db,
      );
      const read = async (page: number, sort: string, caller = token) => {
        const path = `/api/v1/admin/users?role=client&role=driver&limit=100&page=${page}&sort=${sort}`;
        return readPage(identified, (await call('GET', path, { token: caller })).body).items.map(
          ({ id }) => id,
        );
      };
      const all = async (order: RawBuilder<unknown>) => {
        const { rows } = await sql<{
          id: string;
        }>`select id from users where role <> 'admin' order by ${order}`.execute(db);
        return rows.map(({ id }) => id);
      };
      const orders = {
        createdAt: sql`created_at, id`,
        '-createdAt': sql`created_at desc, id desc`,
        name: sql`name_key, id`,
        phone: sql`phone, id`,
        '-phone': sql`phone desc, id desc`,
        // Those without the second key are the last of those with their first key.
        'role,phone': sql`role, phone, id`,
        'name,phone': sql`name_key, phone, id`,
        'phone,name': sql`phone, name_key, id`,
        '-name,-phone': sql`name_key desc, phone desc, id desc`,
        '-name,createdAt': sql`name_key desc, created_at, id desc`,
        '-name,-createdAt': sql`name_key desc, created_at desc, id desc`,
      };
      for (const [sort, order] of Object.entries(orders)) {
        const pages: string[] = [];
        for (const page of [100, 101, 102, 103, 104, 105]) pages.push(...(await read(page, sort)));
        expect([sort, pages]).toEqual([sort, (await all(order)).slice(9900)]);
      }

      const before = await all(orders['-createdAt']);
      await read(101, '-createdAt');
      await sql`delete from users where id in (${sql.join(before.slice(0, 7))})`.execute(db);
      expect(await read(102, '-createdAt')).toEqual(before.slice(10_100, 10_200));
      // Another reader sees the list as it is now.
      const other = await tokenOf('admin');
      expect(await read(102, '-createdAt', other)).toEqual(before.slice(10_107, 10_207));
    }, 60_000);

    test('is right for the transactions of few and of very many wallets that a search finds', async () => {
      const { db, tokenOf, call } = service();
      const token = await tokenOf('admin');
      const read = async (query: string) =>
        readPage(identified, (await call('GET', `/api/v1/admin/transactions?${query}`, { token })).body);
      const add = (name: string, wallets: number, transactions: number) =>
        sql`with people as (
            insert into users (id, name, email, role, active_role)
            select gen_random_uuid(), ${name}::text, ${name}::text || n || '@exemple.fr', 'driver', 'driver'
            from generate_series(1, ${wallets}::int) as n returning id
          ), owned as (
            insert into wallets (id, user_id) select gen_random_uuid(), id from people returning id
          )
          insert into transactions (id, wallet_id, type, amount, status, created_at)
          select gen_random_uuid(), id, 'credit', n, 'validated', now() - n * interval '1 minute'
          from owned cross join generate_series(1, ${transactions}::int) as n`.execute(db);
      await add('rare', 2, 6);
      await add('frequent', 1_001, 1);
      await add('innombrable', 1_001, 10);

      const rare = await read('query=rare&limit=20&sort=-createdAt');
      expect(rare).toMatchObject({ total: 12 });
      const reversed = await read('query=rare&limit=20&sort=createdAt');
      expect(reversed.items).toEqual(rare.items.toReversed());
      const frequent = await read('query=frequent&limit=10&page=101');
      expect(frequent).toMatchObject({ total: 1_001 });
      expect(frequent).not.toHaveProperty('more');
      expect(frequent.items).toHaveLength(1);
      const most = await read('query=innombrable&limit=100');
      expect(most).toMatchObject({ total: 10_000, more: true });
      const next = await read('query=innombrable&limit=100&page=2');
      expect(new Set([...most.items, ...next.items].map(({ id }) => id)).size).toBe(200);
      expect((await read('query=innombrable&limit=100&page=101')).items).toHaveLength(10);
    }, 60_000);
  });
};
