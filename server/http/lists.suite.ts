import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import { addRide, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';
import type { TestResponse } from '#server/testing/test-service.ts';

const named = z.looseObject({ name: z.optional(z.string()) });

export const listsSuite: Suite = (service) => {
  async function list(query: string, path = 'users') {
    const token = await service().tokenOf('admin');
    const response = await service().call('GET', `/api/v1/admin/${path}${query}`, { token });
    const { items, total } = readPage(named, response.body);
    return { ...response, names: items.map(({ name }) => name), total };
  }
  const ids = (body: TestResponse['body']) => readPage(identified, body).items.map(({ id }) => id);
  const search = async (query: string) => (await list(`?query=${encodeURIComponent(query)}&sort=name`)).names;

  describe('searching', () => {
    const names = [
      'Élodie Lefèvre',
      'ELODIE LEROY',
      'Jean-Noël Œuvrard',
      'Ève 100%',
      'A_B C',
      'Back\\slash',
      "D'Amico",
    ];
    const addAll = async () => {
      for (const name of names) await service().addUser({ name });
    };

    test.for([
      ['elodie', ['Élodie Lefèvre', 'ELODIE LEROY']],
      ['ÉLODIE', ['Élodie Lefèvre', 'ELODIE LEROY']],
      ['e\u0301lodie lef', ['Élodie Lefèvre']],
      ['lefevre elodie', ['Élodie Lefèvre']],
      ['NOEL oeuv', ['Jean-Noël Œuvrard']],
      ['œuvrard', ['Jean-Noël Œuvrard']],
      ['100%', ['Ève 100%']],
      ['%', ['Ève 100%']],
      ['_', ['A_B C']],
      ['\\', ['Back\\slash']],
      ["d'a", ["D'Amico"]],
      ["' or 1=1 --", []],
      ['zzz', []],
    ] as const)('%s', async ([query, expected]) => {
      await addAll();
      expect(await search(query)).toEqual(expected);
    });

    test('finds by email, by one letter, and all users by spaces', async () => {
      await service().addUser({ name: 'Zoé', email: 'quelque.chose@exemple.fr' });
      expect(await search('quelque.chose@')).toEqual(['Zoé']);
      expect(await search('z')).toEqual(['Zoé']);
      expect((await list('?query=%20%20')).total).toBe(4);
    });
  });

  describe('searching a telephone number', () => {
    test.for([
      '0612345678',
      '06 12 34 56 78',
      '06.12.34.56.78',
      '06 12 34',
      '+33 6 12 34 56 78',
      '+33612345678',
      '+33 (0)6 12',
      '0033 6 12 34',
      'alice 06 12',
    ])('%s finds it', async (query) => {
      await service().addUser({ name: 'Alice', phone: '06 12 34 56 78' });
      await service().addUser({ name: 'Bob', phone: '07 34 12 06 78' });
      expect(await search(query)).toEqual(['Alice']);
    });

    test('of an establishment, and of one whose number has changed', async () => {
      const { addUser, db } = service();
      const id = newId();
      const plain = { nom: 'Chez Léa', adresse: '13 rue Pasteur, 06000 Nice', description: '' };
      const owner_id = await addUser();
      await db
        .insertInto('establishments')
        .values({ id, owner_id, phone: '+33 4 93 00 00 00', ...plain })
        .execute();
      const found = async (query: string) => {
        const token = await service().tokenOf('admin');
        const path = `/api/v1/admin/etablissement?query=${encodeURIComponent(query)}`;
        return ids((await service().call('GET', path, { token })).body);
      };
      for (const query of ['04 93', '0493000000', '+33 4 93', 'lea 04.93', '06000 13'])
        expect(await found(query)).toEqual([id]);
      await db.updateTable('establishments').set({ phone: '04 94 00 00 00' }).where('id', '=', id).execute();
      expect(await found('04 93')).toEqual([]);
      expect(await found('04 94')).toEqual([id]);
    });

    test('does not find the rides and wallets of its user', async () => {
      const user_id = await service().addUser({ name: 'Alice', phone: '06 12 34 56 78' });
      await addWallet(service(), { user_id });
      expect((await list('?query=alice', 'wallets')).total).toBe(1);
      expect((await list('?query=0612345678', 'wallets')).total).toBe(0);
    });
  });

  describe('searching the French word of a role or a status', () => {
    test.for([
      ['chauffeur', ['Denis', 'Luc Chauffeur']],
      ['CHAUFFEURS', ['Denis']],
      ['chauffeur denis', ['Denis']],
      ['désactivée', ['Ève']],
      ['cli', []],
    ] as const)('%s', async ([query, expected]) => {
      await service().addUser({ name: 'Ève', role: 'client', status: 'disabled' });
      await service().addUser({ name: 'Denis', role: 'driver' });
      await service().addUser({ name: 'Luc Chauffeur', role: 'client' });
      expect(await search(query)).toEqual(expected);
    });

    test.for([
      ['terminée', 'completed'],
      ['TERMINEES', 'completed'],
      ['en cours', 'in_progress'],
      ['en attente', 'pending'],
      ['annulé', 'cancelled'],
    ] as const)('%s finds rides', async ([query, status]) => {
      for (const each of ['pending', 'in_progress', 'completed', 'cancelled'] as const)
        await addRide(service(), { status: each });
      const token = await service().tokenOf('admin');
      const path = `/api/v1/admin/rides?query=${encodeURIComponent(query)}`;
      const { body } = await service().call('GET', path, { token });
      expect(body.data).toMatchObject({ total: 1, items: [{ status }] });
    });
  });

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
