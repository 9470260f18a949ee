import { readdirSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { draftSchema, sentSchema } from '#schema/draft-schemas.ts';
import { linkedFields } from '#schema/links.ts';
import type { RecordOf, Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';
import { establishments } from './establishments.ts';
import { resources } from './index.ts';
import { options } from './options.ts';
import { plans } from './plans.ts';
import { rides } from './rides.ts';
import { subscriptions } from './subscriptions.ts';
import { transactions } from './transactions.ts';
import { users } from './users.ts';
import { wallets } from './wallets.ts';
import { withdrawals } from './withdrawals.ts';

const actionsOf = ({ list }: Resource) => list.actions ?? [];

test('no two lists are opened by the same letter, nor by that of a page', () => {
  const letters = resources.flatMap(({ navigation }) => navigation?.letter ?? []);
  expect(new Set([...letters, 't', 'p']).size).toBe(letters.length + 2);
});

describe('the actions on a record', () => {
  test('a user can be deleted only if the subscription is OK', () => {
    const can = (subscription: unknown) => users.allowsRemoval?.({ subscription });
    expect(can({ status: 'OK' })).toBe(true);
    for (const other of [{ status: 'ACTIVE' }, { status: 'ok' }, null, undefined])
      expect(can(other)).toBe(false);
  });

  test('establishments, options and plans can be deleted in any state', () => {
    for (const resource of [establishments, options, plans]) {
      expect(actionsOf(resource)).toContain('delete');
      expect(resource.allowsRemoval).toBeUndefined();
    }
  });

  test('a ride can be deleted unless it is under way or has an invoice', () => {
    const can = (status: unknown) => rides.allowsRemoval?.({ status });
    for (const status of ['pending', 'cancelled']) expect(can(status)).toBe(true);
    for (const status of ['accepted', 'in_progress', 'completed', undefined]) expect(can(status)).toBe(false);
  });

  test('a ride can be cancelled while it is pending, accepted or in progress', () => {
    const cancel = rides.commands?.['cancel'];
    const can = (status: unknown) => cancel?.allows?.({ status });
    for (const status of ['pending', 'accepted', 'in_progress']) expect(can(status)).toBe(true);
    for (const status of ['completed', 'cancelled', 'PENDING', undefined]) expect(can(status)).toBe(false);
    expect(cancel?.call).toMatchObject({ method: 'DELETE', path: '/rides/{id}' });
    expect(actionsOf(rides)).toEqual(['view', 'delete']);
    expect(rides.endpoints.remove?.path).toBe('/admin/rides/{id}');
    expect(rides.endpoints.one?.path).toBe('/rides/{id}');
  });

  test('a completed ride has an invoice; with an unknown status the service decides', () => {
    const has = (status: unknown) => rides.related?.['invoice']?.mayExist?.({ status });
    for (const status of ['pending', 'accepted', 'in_progress', 'cancelled']) expect(has(status)).toBe(false);
    for (const status of ['completed', 'paused', undefined]) expect(has(status)).toBe(true);
  });

  test('a withdrawal can be validated or rejected while it is pending, with a note', () => {
    const { validate, reject } = withdrawals.commands ?? {};
    for (const command of [validate, reject]) {
      expect(command?.allows?.({ status: 'pending' })).toBe(true);
      for (const status of ['validated', 'rejected', 'unknown', undefined])
        expect(command?.allows?.({ status })).toBe(false);
      expect(Object.entries(command?.asks ?? {}).map(([name, { required }]) => [name, required])).toEqual([
        ['note', false],
      ]);
      expect(command?.call).toMatchObject({
        method: 'PUT',
        path: '/admin/wallets/{wallet_id}/transactions/{id}',
      });
    }
    expect(validate?.body).toEqual({ status: 'validated' });
    expect(reject?.body).toEqual({ status: 'rejected' });
  });

  test('subscriptions link to the payment provider; wallets and transactions have no actions', () => {
    expect(actionsOf(subscriptions)).toEqual(['externalSubscriptionRef']);
    for (const resource of [wallets, transactions]) expect(actionsOf(resource)).toEqual([]);
    for (const resource of [subscriptions, wallets, transactions, withdrawals])
      expect(Object.keys(resource.endpoints)).toEqual(['list']);
  });
});

test('no bulk action needs a proof of identity', () => {
  for (const { list, commands } of resources)
    for (const action of list.bulk ?? []) expect(commands?.[action]?.call.proof).toBeUndefined();
});

test('a list whose selection can be exported can be exported as a whole', () => {
  for (const { list } of resources) if (list.bulk?.includes('export')) expect(list.export).toBe(true);
});

describe('a plan', () => {
  const draft = {
    name: 'Mensuel',
    description: 'Toutes les courses, sans engagement.',
    price: '9,99',
    interval_count: '1',
    interval_unit: 'month',
    trial_interval_count: '14',
    trial_interval_unit: 'day',
  };
  const sent = { ...draft, price: 9.99, interval_count: 1, trial_interval_count: 14 };

  test('is entered as texts and sent with numbers', () => {
    expect(draftSchema(plans).safeParse(draft).data).toEqual(sent);
    expect(sentSchema(plans).safeParse(sent).data).toEqual(sent);
    expect(sentSchema(plans).safeParse(draft).success).toBe(false);
  });

  test('needs every field; a cleared unit counts as missing', () => {
    const read = draftSchema(plans).safeParse({ ...draft, name: '', price: '', interval_unit: null });
    expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['name', 'required'],
      ['price', 'required'],
      ['interval_unit', 'required'],
    ]);
  });

  test('is stored with the members that several of its fields share', () => {
    expect(recordSchema(plans).safeParse({ id: 1, ...sent }).success).toBe(true);
    expect(recordSchema(plans).safeParse({ id: 1, ...sent, price: '9.99' }).success).toBe(true);
    expectTypeOf<keyof RecordOf<typeof plans>>().not.toEqualTypeOf<'cycle'>();
  });
});

test('every file of this folder that is not a test declares a resource, and all of them are found', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
  const names = files
    .filter((file) => file !== 'index.ts')
    .map((file) =>
      file.slice(0, -'.ts'.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
  expect(resources.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

test('no two resources have the same path, and those of the specification have theirs', () => {
  const paths = resources.flatMap(({ path }) => (path === undefined ? [] : [path]));
  expect(new Set(paths).size).toBe(paths.length);
  const product = 'utilisateurs etablissements categories options abonnements courses portefeuilles retraits';
  expect(paths).toEqual(expect.arrayContaining([...product.split(' '), 'transactions']));
});

test('a link leads to a resource whose records can be read one by one and have the name of the link', () => {
  const links = resources.flatMap((resource) => linkedFields(resource).map(({ link }) => link));
  expect(links.map(({ resource }) => resource)).toEqual(expect.arrayContaining(['users', 'categories']));
  for (const link of links) {
    const target = resources.find(({ name }) => name === link.resource);
    expect(target?.endpoints.one).toBeDefined();
    expect(target?.fields[link.by]?.record.safeParse('a').success).toBe(true);
  }
});
