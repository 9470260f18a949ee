import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { savedView } from '#resources/calls/views.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { maxViews } from './repository.ts';

const path = '/api/v1/admin/views';
const entries = { name: 'À traiter', shared: false, isDefault: false, search: 'status=pending&sort=-price' };
const rides = { resource: 'rides', ...entries };

export const viewsSuite: Suite = (service) => {
  /** Adds an administrator and returns the function that calls the service for them. */
  async function administrator() {
    const { addUser, sessionOf, call } = service();
    const id = await addUser({ role: 'admin' });
    const { access_token: token } = await sessionOf(id);
    const send = (method: string, address: string, json?: unknown, headers = {}) =>
      call(method, address, { token, json, headers });
    return { id, send };
  }
  type Send = Awaited<ReturnType<typeof administrator>>['send'];
  const viewIn = ({ body }: Awaited<ReturnType<Send>>) => readData(savedView, body);
  const viewsIn = ({ body }: Awaited<ReturnType<Send>>) => readData(z.array(savedView), body);
  const save = async (send: Send, view: object) => viewIn(await send('POST', path, view));
  const namesOf = async (send: Send, resource = 'rides') =>
    viewsIn(await send('GET', `${path}?resource=${resource}`))
      .map(({ name }) => name)
      .toSorted();

  test('a view is saved, read, changed and deleted by its owner', async () => {
    const { id, send } = await administrator();
    const response = await send('POST', path, { ...rides, name: '  À traiter ' });
    const view = viewIn(response);
    expect([response.status, view.name, view.owner.id]).toEqual([201, 'À traiter', id]);
    const address = `${path}/${view.id}`;
    const changed = { ...entries, name: 'Urgentes', search: 'limit=50' };
    expect(viewIn(await send('PUT', address, changed))).toEqual({ ...view, ...changed });
    expect(await namesOf(send)).toEqual(['Urgentes']);
    expect(await namesOf(send, 'users')).toEqual([]);
    const unknown = await send('GET', `${path}?resource=griffins`);
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([422, ['resource']]);
    expect((await send('DELETE', address)).status).toBe(200);
    expect((await send('GET', address)).status).toBe(404);
  });

  test('others see a shared view, and cannot change it; one that is not shared does not exist for them', async () => {
    const [owner, other] = [await administrator(), await administrator()];
    const own = await save(owner.send, rides);
    const shared = await save(owner.send, { ...rides, name: 'Partagée', shared: true, isDefault: true });
    expect(await namesOf(other.send)).toEqual(['Partagée']);
    expect(viewIn(await other.send('GET', `${path}/${shared.id}`)).isDefault).toBe(false);
    for (const [view, status] of [
      [own, 404],
      [shared, 403],
    ] as const) {
      expect((await other.send('PUT', `${path}/${view.id}`, entries)).status).toBe(status);
      expect((await other.send('DELETE', `${path}/${view.id}`)).status).toBe(status);
    }
    expect(await namesOf(owner.send)).toEqual(['Partagée', 'À traiter']);
    // Nobody could change the views of one who is an administrator no more.
    await service().db.updateTable('users').set({ role: 'client' }).where('id', '=', owner.id).execute();
    expect(await namesOf(other.send)).toEqual([]);
  });

  test('a list has one default view of a user', async () => {
    const { send } = await administrator();
    const first = await save(send, { ...rides, isDefault: true });
    const second = await save(send, { ...rides, isDefault: true });
    const ofUsers = await save(send, { ...rides, resource: 'users', search: '', isDefault: true });
    const defaults = async () =>
      viewsIn(await send('GET', path)).flatMap(({ id, isDefault }) => (isDefault ? [id] : []));
    expect(new Set(await defaults())).toEqual(new Set([second.id, ofUsers.id]));
    await send('PUT', `${path}/${first.id}`, { ...entries, isDefault: true });
    expect(new Set(await defaults())).toEqual(new Set([first.id, ofUsers.id]));
  });

  test('a state that the list cannot have is refused, and so is a list without views', async () => {
    const { send } = await administrator();
    for (const [view, field] of [
      [{ ...rides, search: 'status=lost' }, 'search'],
      [{ ...rides, search: 'page=2' }, 'search'],
      [{ ...rides, search: 'x'.repeat(2001) }, 'search'],
      [{ ...rides, resource: 'invoices', search: '' }, 'resource'],
      [{ ...rides, resource: '__proto__' }, 'resource'],
      [{ ...rides, name: ' ' }, 'name'],
      [{ ...rides, name: 'x'.repeat(61) }, 'name'],
      [{ ...rides, shared: 'yes' }, 'shared'],
    ] as const) {
      const { status, body } = await send('POST', path, view);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await namesOf(send)).toEqual([]);
  });

  test('a user may save only so many views of a list', async () => {
    const { send } = await administrator();
    for (let count = 0; count < maxViews; count += 1)
      expect((await send('POST', path, rides)).status).toBe(201);
    expect((await send('POST', path, rides)).status).toBe(409);
    expect((await send('POST', path, { ...rides, resource: 'users', search: '' })).status).toBe(201);
  });

  test('a user puts their own views in an order, and a new one comes last', async () => {
    const [{ send }, other] = [await administrator(), await administrator()];
    const order = async () => viewsIn(await send('GET', `${path}?resource=rides`)).map(({ name }) => name);
    const put = (by: Send, ids: unknown) => by('PUT', '/api/v1/admin/view-order', { resource: 'rides', ids });
    const saved = [];
    for (const name of ['A', 'B', 'C']) saved.push(await save(send, { ...rides, name }));
    const [a, b, c] = saved.map(({ id }) => id);
    expect(await order()).toEqual(['A', 'B', 'C']);
    expect((await put(send, [c, a, b])).status).toBe(200);
    expect(await order()).toEqual(['C', 'A', 'B']);
    const foreign = await save(other.send, { ...rides, name: 'X' });
    await save(send, { ...rides, name: 'D' });
    expect(await order()).toEqual(['C', 'A', 'B', 'D']);
    // An order of other views than the user has changes nothing.
    for (const ids of [[a, b, c], [a, b, c, foreign.id], [a, a, b, c], []])
      expect((await put(send, ids)).status).toBe(409);
    expect((await put(other.send, [a])).status).toBe(409);
    expect((await put(send, 'x')).status).toBe(422);
    expect(await order()).toEqual(['C', 'A', 'B', 'D']);
  });

  test('an outdated version changes nothing, a repeated key saves once', async () => {
    const { send } = await administrator();
    const key = { 'idempotency-key': '3f2c1b7e-6a0d-4b8e-9c5a-1d2e3f4a5b6c' };
    const [one, again] = [await send('POST', path, rides, key), await send('POST', path, rides, key)];
    expect(again.body).toEqual(one.body);
    const address = `${path}/${viewIn(one).id}`;
    const version = (await send('GET', address)).headers.get('etag') ?? '';
    expect((await send('PUT', address, { ...entries, name: 'B' }, { 'if-match': version })).status).toBe(200);
    const late = await send('PUT', address, { ...entries, name: 'C' }, { 'if-match': version });
    expect([late.status, viewIn(late).name]).toEqual([412, 'B']);
    expect((await send('DELETE', address, undefined, { 'if-match': version })).status).toBe(412);
    expect(await namesOf(send)).toEqual(['B']);
  });
};
