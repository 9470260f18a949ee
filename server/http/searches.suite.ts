import { describe, expect, test } from 'vitest';
import { newId } from '#server/database/ids.ts';
import { listReader } from '#server/testing/lists.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import { addRide, addTransaction, addWallet } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';

export const searchesSuite: Suite = (service) => {
  const list = listReader(service);
  const search = async (query: string) => (await list(`?query=${encodeURIComponent(query)}&sort=name`)).names;
  /** Returns the ids of the records of a list that a search finds. */
  const idsOf = async (path: string, query: string) => {
    const { body } = await list(`?query=${encodeURIComponent(query)}`, path);
    return readPage(identified, body).items.map(({ id }) => id);
  };

  describe('searching', () => {
    const names = [
      'Élodie Lefèvre',
      'ELODIE LEROY',
      'Jean-Noël Œuvrard',
      'Ève 100%',
      'A_B C',
      'Back\\slash',
      "D'Amico",
      'Łukasz Żak',
      'Hôtel d’Île',
      'Zinc «\u202fîle\u202f»',
      'Zinc «\u00a0Île\u00a0»',
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
      // One or two letters find the words that begin with them.
      ['am', ["D'Amico"]],
      ['no', ['Jean-Noël Œuvrard']],
      ['OE', ['Jean-Noël Œuvrard']],
      ['ro', []],
      ['b', ['A_B C', 'Back\\slash']],
      ['sl', ['Back\\slash']],
      ['il', ['Hôtel d’Île', 'Zinc «\u00a0Île\u00a0»', 'Zinc «\u202fîle\u202f»']],
      ['l', ['Élodie Lefèvre', 'ELODIE LEROY']],
      ['le ELO', ['Élodie Lefèvre', 'ELODIE LEROY']],
      ['łukasz', ['Łukasz Żak']],
      ['ŁUKASZ zak', ['Łukasz Żak']],
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
      const texts = { nom: 'Chez Léa', adresse: '13 rue Pasteur, 06000 Nice', description: '' };
      const owner_id = await addUser();
      await db
        .insertInto('establishments')
        .values({ id, owner_id, phone: '+33 4 93 00 00 00', ...texts })
        .execute();
      const found = (query: string) => idsOf('etablissement', query);
      for (const query of ['04 93', '0493000000', '+33 4 93', 'lea 04.93', '06000 13'])
        expect(await found(query)).toEqual([id]);
      await db.updateTable('establishments').set({ phone: '04 94 00 00 00' }).where('id', '=', id).execute();
      expect(await found('04 93')).toEqual([]);
      expect(await found('04 94')).toEqual([id]);
    });

    test('finds the wallet of its user and its transactions, also after a change of the number, and no rides', async () => {
      const { addUser, db } = service();
      const alice = await addUser({ name: 'Alice', phone: '06 12 34 56 78' });
      const bob = await addUser({ name: 'Bob', phone: null });
      const own = await addWallet(service(), { user_id: alice });
      const other = await addWallet(service(), { user_id: bob });
      const transaction = await addTransaction(service(), own, { type: 'withdrawal' });
      await addTransaction(service(), other);
      const ride = await addRide(service(), { driver_id: alice });
      for (const query of ['0612345678', '06 12 34', '+33 6 12', '0033 6 12 34', 'alice 0612'])
        for (const [path, id] of [
          ['wallets', own],
          ['transactions', transaction],
          ['withdrawals', transaction],
        ] as const)
          expect(await idsOf(path, query)).toEqual([id]);
      expect(await idsOf('rides', '0612345678')).toEqual([]);

      await db.updateTable('users').set({ phone: '07 98 76 54 32' }).where('id', '=', alice).execute();
      await db.updateTable('users').set({ name: 'Zoé' }).where('id', '=', alice).execute();
      expect([await idsOf('wallets', '0612'), await idsOf('wallets', '0798')]).toEqual([[], [own]]);
      for (const query of ['zoe', '0798', 'zoe 0798'])
        expect(await idsOf('transactions', query)).toEqual([transaction]);
      expect(await idsOf('transactions', 'alice')).toEqual([]);
      expect(await idsOf('rides', 'zoe')).toEqual([ride]);
      await db.updateTable('users').set({ phone: null }).where('id', '=', alice).execute();
      expect(await idsOf('wallets', '0798')).toEqual([]);
      expect(await idsOf('wallets', 'bob')).toEqual([other]);
    });
  });

  describe('searching the whole label of a status', () => {
    test('finds the rides with it, and no street with its words', async () => {
      const street = '12 cours Mirabeau, Aix-en-Provence';
      const waiting = await addRide(service(), { pickup_address: street });
      const underWay = await addRide(service(), { status: 'in_progress' });
      for (const query of ['en cours', 'EN COURS', 'En  Cours'])
        expect(await idsOf('rides', query)).toEqual([underWay]);
      for (const query of ['cours mirabeau', 'cours aix', 'mirabeau en'])
        expect(await idsOf('rides', query)).toEqual([waiting]);
      expect((await idsOf('rides', 'cours')).toSorted()).toEqual([waiting, underWay].toSorted());
    });

    test('finds the records whose text has exactly these words', async () => {
      const named = await addRide(service(), { dropoff_address: 'Hôtel En Cours, 3 rue Pasteur, Lyon' });
      await addRide(service(), { pickup_address: 'Chemin des Bien coursiers, Lyon' });
      const underWay = await addRide(service(), { status: 'in_progress', price: 99 });
      expect((await idsOf('rides', 'en cours')).toSorted()).toEqual([named, underWay].toSorted());
      expect(await idsOf('rides', 'en cours hotel')).toEqual([named]);
    });

    test('finds the transactions with it, and those of a wallet with exactly these words', async () => {
      const { addUser } = service();
      const alice = await addWallet(service(), { user_id: await addUser({ name: 'Alice Martin' }) });
      const named = await addWallet(service(), { user_id: await addUser({ name: 'Paul En Attente' }) });
      const waiting = await addTransaction(service(), alice);
      const decided = await addTransaction(service(), alice, { status: 'validated' });
      const own = await addTransaction(service(), named, { status: 'validated' });
      const found = async (query: string) => (await idsOf('withdrawals', query)).toSorted();
      expect(await found('en attente')).toEqual([waiting, own].toSorted());
      expect(await found('en attente martin alice')).toEqual([waiting]);
      expect(await found('attente paul')).toEqual([own]);
      expect(await found('attente')).toEqual([waiting, own].toSorted());
      expect(await found('martin')).toEqual([waiting, decided].toSorted());
    });

    test('is one condition of several', async () => {
      const client_id = await service().addUser({ name: 'Alice' });
      const own = await addRide(service(), { status: 'in_progress', client_id });
      await addRide(service(), { status: 'in_progress' });
      await addRide(service(), { client_id });
      expect(await idsOf('rides', 'alice en cours')).toEqual([own]);
      expect(await idsOf('rides', 'en cours alice')).toEqual([own]);
    });
  });

  test('searching the reference of a ride finds its transactions', async () => {
    const wallet = await addWallet(service(), { user_id: await service().addUser({ name: 'Alice' }) });
    const paidFor = async (reference: string) => {
      const ride_id = await addRide(service(), { reference, status: 'completed' });
      return addTransaction(service(), wallet, { type: 'credit', ride_id });
    };
    const own = await paidFor('C-20480');
    const other = await paidFor('C-204801');
    const withdrawal = await addTransaction(service(), wallet);
    for (const query of ['C-20480', 'c-20480', 'alice C-20480', 'C-20480 crédit'])
      expect(await idsOf('transactions', query)).toEqual([own]);
    expect(await idsOf('transactions', 'C-204801')).toEqual([other]);
    expect(await idsOf('transactions', 'bob C-20480')).toEqual([]);
    expect((await idsOf('transactions', 'alice')).toSorted()).toEqual([own, other, withdrawal].toSorted());
    expect(await idsOf('withdrawals', 'C-20480')).toEqual([]);
  });

  describe('searching the French word of a role or a status', () => {
    test.for([
      ['chauffeur', ['Denis', 'Luc Chauffeur']],
      ['chauffe', ['Luc Chauffeur', 'Max Chauffeurier']],
      ['CHAUFFEURS', ['Denis']],
      ['chauffeur denis', ['Denis']],
      ['désactivée', ['Ève']],
      ['cli', []],
    ] as const)('%s', async ([query, expected]) => {
      await service().addUser({ name: 'Ève', role: 'client', status: 'disabled' });
      await service().addUser({ name: 'Denis', role: 'driver' });
      await service().addUser({ name: 'Luc Chauffeur', role: 'client' });
      await service().addUser({ name: 'Max Chauffeurier', role: 'client' });
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
      const { body } = await list(`?query=${encodeURIComponent(query)}`, 'rides');
      expect(body.data).toMatchObject({ total: 1, items: [{ status }] });
    });
  });
};
