import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Log, silentLog } from '#server/base/log.ts';
import { message } from '#server/base/messages.ts';
import { openStore, StoreError } from '#server/base/object-store.ts';
import { newId } from '#server/database/ids.ts';
import type { Env } from '#server/http/context.ts';
import { handleErrors } from '#server/http/error-handler.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import { type ObjectServer, startObjectServer } from '#server/testing/object-server.ts';
import type { Suite } from '#server/testing/suite.ts';
import {
  countStored,
  forgetMovedBack,
  moveToDatabase,
  moveToStore,
  removeObjects,
  verifyFiles,
} from './moving.ts';
import { openFiles } from './open-files.ts';
import { fileRoutes } from './routes.ts';

/** Pictures in a store outside of the database. */
export const fileStoreSuite: Suite = (service) => {
  let server: ObjectServer;
  beforeAll(async () => {
    server = await startObjectServer();
  });
  beforeEach(() => {
    server.objects.clear();
    server.failure = undefined;
    server.refused = undefined;
    server.locked = undefined;
  });
  afterAll(() => server.close());

  const store = () => openStore(server.url);
  const ignore = () => {};
  const move = () => moveToStore(service().db, store(), ignore);
  async function addFiles(...texts: readonly string[]) {
    const files = texts.map((text) => ({
      id: newId(),
      content_type: 'image/webp',
      bytes: new TextEncoder().encode(text),
    }));
    await service().db.insertInto('files').values(files).execute();
    return files.map(({ id }) => id);
  }
  const reader = (signedSeconds = 0) => {
    const fileStore = { store: store(), signedSeconds };
    const app = new Hono<Env>().route('/', fileRoutes({ db: service().db, fileStore }));
    app.onError(handleErrors(silentLog));
    return async (id: string) => app.request(`/${id}`);
  };

  test('pictures are moved, shown as before, and moved back', async () => {
    const ids = await addFiles('one', 'two', 'three');
    const before = await Promise.all(ids.map(reader()));
    await move();
    expect([server.objects.size, await countStored(service().db)]).toEqual([3, 3]);
    for (const [at, id] of ids.entries()) {
      const response = await reader()(id);
      expect([...response.headers]).toEqual([...(before[at]?.headers ?? [])]);
      expect(await response.text()).toBe(await before[at]?.text());
    }
    expect(await moveToDatabase(service().db, store(), ignore)).toEqual([]);
    expect([server.objects.size, await countStored(service().db)]).toEqual([0, 0]);
    expect(await (await reader()(ids[0] ?? '')).text()).toBe('one');
  });

  test('what was moved back stays in the database until it is to be moved again', async () => {
    const { db } = service();
    const [id = ''] = await addFiles('one');
    await move();
    await moveToDatabase(db, store(), ignore);
    await move();
    expect([server.objects.size, await countStored(db)]).toEqual([0, 0]);
    await forgetMovedBack(db);
    await move();
    expect([server.objects.size, await countStored(db)]).toEqual([1, 1]);
    expect(await (await reader()(id)).text()).toBe('one');
  });

  test('an object that was left when its picture was moved back is deleted together with the picture', async () => {
    const { db } = service();
    const [id = ''] = await addFiles('one');
    await move();
    const object = server.objects.get(id);
    await moveToDatabase(db, store(), ignore);
    server.objects.set(id, object ?? Buffer.from(''));
    await db.deleteFrom('files').where('id', '=', id).execute();
    await removeObjects(db, store(), ignore);
    expect(server.objects.size).toBe(0);
  });

  test('moving back again deletes the objects that an interrupted move back has left', async () => {
    const [id = ''] = await addFiles('one');
    await move();
    const object = server.objects.get(id);
    await moveToDatabase(service().db, store(), ignore);
    server.objects.set(id, object ?? Buffer.from(''));
    await moveToDatabase(service().db, store(), ignore);
    expect(server.objects.size).toBe(0);
  });

  test('two processes that move the same pictures lose none', async () => {
    const ids = await addFiles('one', 'two', 'three');
    let moved = 0;
    const count = () => {
      moved += 1;
    };
    await Promise.all([moveToStore(service().db, store(), count), moveToStore(service().db, store(), count)]);
    expect([server.objects.size, moved]).toEqual([3, 3]);
    for (const id of ids) expect((await reader()(id)).status).toBe(200);
  });

  test('a signed address expires soon, and does not contain the secret key', async () => {
    const [id = ''] = await addFiles('one');
    await move();
    const response = await reader(60)(id);
    expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'private, max-age=30']);
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/X-Amz-Expires=60&/);
    expect(location).not.toContain('secret');
    expect(await (await fetch(location)).text()).toBe('one');
  });

  test('a store that fails loses nothing: what was moved stays moved, and the rest is shown from the database', async () => {
    const [first = ''] = await addFiles('one');
    await move();
    const [second = ''] = await addFiles('two');
    server.failure = 503;
    await expect(move()).rejects.toThrow(StoreError);
    await expect(move()).rejects.toThrow(/refused PUT .*: 503 SlowDown$/);
    expect(await (await reader()(second)).text()).toBe('two');
    const refused = await reader()(first);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { code: 'E_UNAVAILABLE', message: message('filesUnavailable') },
    ]);
    server.failure = undefined;
    await move();
    expect(await (await reader()(first)).text()).toBe('one');
    expect(await verifyFiles(service().db, store())).toEqual({ intact: 2, faulty: [], orphans: [] });
  });

  test('a lost or changed picture is found, and a changed one is never shown', async () => {
    const ids = await addFiles('one', 'two', 'three');
    await move();
    const [lost = '', changed = ''] = ids;
    server.objects.delete(lost);
    server.objects.set(changed, Buffer.from('other'));
    const left = newId();
    for (const name of [left, 'readme']) server.objects.set(name, Buffer.from('x'));
    const { intact, faulty, orphans } = await verifyFiles(service().db, store());
    expect([intact, orphans]).toEqual([1, [left]]);
    const expected = [
      { id: lost, fault: 'missing' },
      { id: changed, fault: 'damaged' },
    ];
    expect(faulty).toEqual(expect.arrayContaining(expected));
    expect((await reader()(changed)).status).toBe(503);
    expect(await moveToDatabase(service().db, store(), ignore)).toEqual(expect.arrayContaining(expected));
    expect(await countStored(service().db)).toBe(2);
  });

  test('a deleted picture is deleted in the store, as soon as that works', async () => {
    const { db } = service();
    const [id = ''] = await addFiles('one', 'two');
    await move();
    await db.deleteFrom('files').where('id', '=', id).execute();
    server.failure = 500;
    await expect(removeObjects(db, store(), ignore)).rejects.toThrow(StoreError);
    server.failure = undefined;
    await removeObjects(db, store(), ignore);
    expect([server.objects.has(id), server.objects.size]).toEqual([false, 1]);
    expect(await db.selectFrom('removed_files').selectAll().execute()).toEqual([]);
  });

  test('an object that the store locks does not stop the other pictures', async () => {
    const { db } = service();
    const [locked = '', free = ''] = await addFiles('one', 'two', 'three');
    server.locked = locked;
    await expect(move()).rejects.toThrow(/refused PUT .*: 403 AccessDenied$/);
    expect([server.objects.size, server.objects.has(locked)]).toEqual([2, false]);
    server.locked = undefined;
    await move();
    server.locked = locked;
    await db.deleteFrom('files').where('id', 'in', [locked, free]).execute();
    await expect(removeObjects(db, store(), ignore)).rejects.toThrow(StoreError);
    expect([server.objects.has(locked), server.objects.size]).toEqual([true, 2]);
    expect(await db.selectFrom('removed_files').selectAll().execute()).toEqual([{ id: locked }]);
  });

  test.each([
    { refused: 'PUT', kept: ['new'], logged: /^files cannot be moved/ },
    { refused: 'DELETE', kept: [], logged: /^deleted files cannot be removed/ },
  ])('a store that refuses $refused does the rest, and the log tells what failed', async (each) => {
    const { db } = service();
    const [deleted = ''] = await addFiles('deleted');
    await move();
    await db.deleteFrom('files').where('id', '=', deleted).execute();
    await addFiles('new');
    server.refused = each.refused;
    const lines: string[] = [];
    const results: (string | undefined)[] = [];
    const log: Log = { ...silentLog, error: (line) => void lines.push(line) };
    const metrics: Pick<Metrics, 'files'> = { files: (labels) => void results.push(labels?.['result']) };
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const settings = { files: { url: server.url, signedSeconds: 0 } };
    const files = openFiles(settings, { db, isMover: true, log, metrics });
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    await vi.waitFor(() => expect(results).toHaveLength(2));
    files?.close();
    expect(results.toSorted()).toEqual(['failed', each.refused === 'PUT' ? 'removed' : 'moved']);
    expect(lines).toEqual([expect.stringMatching(each.logged)]);
    const rows = await db.selectFrom('files').select('bytes').where('bytes', 'is not', null).execute();
    expect(rows.map(({ bytes }) => Buffer.from(bytes ?? []).toString())).toEqual(each.kept);
  });

  test('a wrong name of the bucket is an error: no deletion is forgotten, and no picture counts as missing', async () => {
    const { db } = service();
    const [id = ''] = await addFiles('one', 'two');
    await move();
    await db.deleteFrom('files').where('id', '=', id).execute();
    const wrong = openStore(server.url.replace('/pictures', '/photos'));
    await expect(removeObjects(db, wrong, ignore)).rejects.toThrow(/refused DELETE .*: 404 NoSuchBucket$/);
    await expect(verifyFiles(db, wrong)).rejects.toThrow(/refused GET .*: 404 NoSuchBucket$/);
    await expect(moveToDatabase(db, wrong, ignore)).rejects.toThrow(StoreError);
    await removeObjects(db, store(), ignore);
    expect([server.objects.has(id), server.objects.size]).toEqual([false, 1]);
  });
};
