import { expect, test } from 'vitest';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import { users } from '#resources/users.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { silentLog } from '#server/base/log.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import { serviceRoutes } from '#server/calls/service-routes.ts';
import { newId } from '#server/database/ids.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import { HttpError } from '#server/http/http-error.ts';
import type { Suite } from '#server/testing/suite.ts';
import { userTable } from '#server/users/table.ts';
import { withAskedReferences } from './asked-references.ts';
import type { ResourceTable } from './resource-table.ts';
import { sentDraft, valuesOf } from './writes.ts';

const admins = { to: 'users', by: 'name', filters: { role: ['admin'], emailVerified: ['true'] } } as const;
const resource: Resource = { ...users, fields: { manager: reference(admins), team: references(admins) } };

/** References that are limited to some records. */
export const offeredReferencesSuite: Suite = (service) => {
  const add = (name: string, role: 'client' | 'admin', emailVerified = true) =>
    service().addUser({ name, role, email_verified: emailVerified });

  /** Returns what a draft sets, or the errors of its fields. */
  async function writeOf(
    named: Resource,
    tables: readonly ResourceTable[],
    body: object,
    before: StoredRecord = {},
  ) {
    const draft = await sentDraft(named, body);
    return service()
      .db.transaction()
      .execute((trx) => valuesOf(trx, { ...userTable, resource: named }, tables, draft, before))
      .catch((error: unknown) => {
        if (error instanceof HttpError) return { status: error.status, errors: error.errors };
        throw error;
      });
  }
  const write = (manager: string | null, team: readonly string[] = [], before: StoredRecord = {}) =>
    writeOf(resource, [userTable], { manager, team }, before);
  const refused = (field: string, text: string) => ({ status: 422, errors: { [field]: [text] } });
  const notOffered = (field: string, name: string) => refused(field, message('notOffered', { name }));

  test('a draft may name the records that all filters let through, and no others', async () => {
    const [alice, bruno, chloe] = [
      await add('Alice', 'admin'),
      await add('Bruno', 'client'),
      await add('Chloé', 'admin', false),
    ];
    expect(await write(alice, [alice])).toEqual({
      manager: { id: alice, name: 'Alice' },
      team: [{ id: alice, name: 'Alice' }],
    });
    expect(await write(null)).toEqual({ manager: null, team: [] });
    expect(await write(bruno)).toEqual(notOffered('manager', 'Bruno'));
    expect(await write(chloe)).toEqual(notOffered('manager', 'Chloé'));
    expect(await write(null, [alice, bruno])).toEqual(notOffered('team', 'Bruno'));
    expect(await write(bruno, [chloe])).toEqual({
      status: 422,
      errors: { ...notOffered('manager', 'Bruno').errors, ...notOffered('team', 'Chloé').errors },
    });
    expect(message('notOffered', { name: 'Bruno' })).toContain('ne fait pas partie des choix proposés');
  });

  test('a draft may name only records that the call of the list returns, with the filter that it always sends', async () => {
    const [alice, bruno] = [await add('Alice', 'admin'), await add('Bruno', 'client')];
    const { endpoints } = users;
    const list = { ...endpoints.list, query: { role: 'client' } };
    const clients = { ...userTable, resource: { ...users, endpoints: { ...endpoints, list } } };
    const named: Resource = { ...users, fields: { manager: reference({ to: 'users', by: 'name' }) } };
    expect(await writeOf(named, [clients], { manager: bruno })).toEqual({
      manager: { id: bruno, name: 'Bruno' },
    });
    expect(await writeOf(named, [clients], { manager: alice })).toEqual(notOffered('manager', 'Alice'));
  });

  test('a record that was named before stays, also where it does not match any more', async () => {
    const [alice, bruno, chloe] = [
      await add('Alice', 'admin'),
      await add('Bruno', 'client'),
      await add('Chloé', 'client'),
    ];
    const before = { manager: { id: bruno, name: 'Bruno' }, team: [{ id: bruno, name: 'Bruno' }] };
    expect(await write(bruno, [bruno, alice], before)).toEqual({
      manager: before.manager,
      team: [...before.team, { id: alice, name: 'Alice' }],
    });
    expect(await write(chloe, [], before)).toEqual(notOffered('manager', 'Chloé'));
    expect(await write(bruno, [bruno, chloe], before)).toEqual(notOffered('team', 'Chloé'));
  });

  test('a deleted account is refused, and stays where it was named before', async () => {
    const gone = await service().addUser({
      name: 'Alice',
      role: 'admin',
      email_verified: true,
      deleted_at: new Date(),
    });
    expect(await write(gone)).toEqual(notOffered('manager', 'Alice'));
    const before = { manager: { id: gone, name: 'Alice' } };
    expect(await write(gone, [], before)).toEqual({ ...before, team: [] });
  });

  test('a command accepts only the records that its question offers, and its handler does not run with others', async () => {
    const [alice, bruno] = [await add('Alice', 'admin'), await add('Bruno', 'client')];
    const assign = { method: 'PUT', path: '/crews/{id}/chief', encoding: 'json' } as const;
    const asks = { manager: reference({ ...admins, required: true }), team: references(admins) };
    const crews: Resource = {
      ...resource,
      commands: {
        clear: { call: assign, body: { chief: 'none' } },
        assign: { call: assign, body: { chief: 'one' }, asks },
      },
    };
    let runs = 0;
    const handler = writing(async () => async () => {
      runs += 1;
      return { body: {} };
    });
    const routes = withAskedReferences([[assign, handler]], [crews], [userTable]);
    const app = serviceRoutes({ ...service().services, writeJournal: async () => {} }, routes);
    app.onError(handleErrors(silentLog));
    const send = async (body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const options = { method: 'PUT', headers, body: JSON.stringify(body) };
      const response = await app.request('/api/v1/crews/1/chief', options);
      const { errors }: { errors?: unknown } = await response.json();
      return { status: response.status, errors };
    };
    expect(await send({ chief: 'one', manager: alice })).toEqual({ status: 200, errors: undefined });
    expect(await send({ chief: 'one', manager: alice, team: [alice] })).toMatchObject({ status: 200 });
    expect(await send({ chief: 'none', manager: bruno })).toMatchObject({ status: 200 });
    expect(runs).toBe(3);
    expect(await send({ chief: 'one', manager: bruno })).toEqual(notOffered('manager', 'Bruno'));
    expect(await send({ chief: 'one', manager: alice, team: [alice, bruno] })).toEqual(
      notOffered('team', 'Bruno'),
    );
    expect(await send({ chief: 'one', manager: newId() })).toEqual(
      refused('manager', 'Cette valeur n’est pas proposée'),
    );
    expect(runs).toBe(3);
  });

  test('a record that does not exist is refused as a choice that is not offered', async () => {
    expect(await write(newId())).toEqual(refused('manager', 'Cette valeur n’est pas proposée'));
  });
};
