import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { changesSince } from '#resources/calls/changes.ts';
import { newId } from '#server/database/ids.ts';
import type { Suite } from '#server/testing/suite.ts';

const path = '/api/v1/admin/changes';
const envelope = z.object({ data: changesSince });

/** The changes of records are told by resource, once, and without their contents. */
export const changesSuite: Suite = (service) => {
  const category = () => ({ id: newId(), titre: 'Titre', titre_en: 'Title', description: 'Texte' });
  const addCategory = () => service().db.insertInto('categories').values(category()).execute();

  const read = async (token: string, since = '', age = '') => {
    const given = Object.entries({ since, age }).filter(([, value]) => value !== '');
    const query = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
    return envelope.parse((await service().call('GET', path + query, { token })).body).data;
  };

  /** Opens the stream. Returns a function that reads it up to a text. */
  const open = async (token: string, since = '') => {
    const response = await service().app.request(`${path}?since=${since}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return {
      response,
      until: async (wanted: string) => {
        while (!text.includes(wanted)) {
          const { done, value } = (await reader?.read()) ?? { done: true };
          if (done) return `${text}END`;
          text += value;
        }
        return text;
      },
      leave: () => reader?.cancel(),
    };
  };

  describe('changes', () => {
    test('are read from a position on, whoever made them, with their number', async () => {
      const token = await service().tokenOf('admin');
      const { position } = await read(token);
      await addCategory();
      await service().db.insertInto('categories').values([category(), category()]).execute();
      await service().db.updateTable('categories').set({ titre: 'Autre' }).execute();
      const { changes, complete, position: next } = await read(token, position);
      expect([changes, complete]).toEqual([[{ resource: 'categories', count: 6 }], true]);
      expect(await read(token, next)).toMatchObject({ changes: [], complete: true });
    });

    test('are also read from a number of seconds ago, and are incomplete after an hour', async () => {
      const token = await service().tokenOf('admin');
      const { changes } = await read(token, '', '2000');
      await addCategory();
      const categories = (all: typeof changes) =>
        all.find(({ resource }) => resource === 'categories')?.count;
      const before = categories(changes) ?? 0;
      expect(categories((await read(token, '', '2000')).changes)).toBe(before + 1);
      expect(await read(token)).toMatchObject({ complete: true, changes: [] });
      for (const age of ['3600', '-1', 'x'])
        expect([age, await read(token, '', age)]).toMatchObject([age, { complete: false, changes: [] }]);
    });

    test('are incomplete after a position that is unknown or an hour old', async () => {
      const token = await service().tokenOf('admin');
      const { position } = await read(token);
      const [number = ''] = position.split('-');
      for (const since of ['x', '1-1', `${number}-1`, `${'9'.repeat(18)}-${Math.floor(Date.now() / 1000)}`])
        expect([since, await read(token, since)]).toMatchObject([since, { complete: false, changes: [] }]);
    });

    test('arrive as events, and the stream ends with its session', async () => {
      const { db, addUser, sessionOf } = service();
      const { access_token: token } = await sessionOf(await addUser({ role: 'admin' }));
      const { position } = await read(token);
      await addCategory();
      const { response, until } = await open(token, position);
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      expect(await until('categories')).toMatch(
        /^event: start\nid: \d+-\d+\ndata: \{"complete":true\}\n\nid: \d+-\d+\ndata: \{"resource":"categories","count":1\}\n\n/,
      );
      await db.insertInto('options').values(category()).execute();
      await until('{"resource":"options","count":1}');
      await db.deleteFrom('sessions').execute();
      expect(await until('never')).toMatch(/END$/);
      expect(service().services.feed.size()).toBe(0);
    });

    test('count no reader whose session has ended, even one that reads nothing any more', async () => {
      const { db, services, addUser, sessionOf } = service();
      const userId = await addUser({ role: 'admin' });
      await sessionOf(userId);
      const { id: sessionId } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
      await services.feed.watch({ userId, sessionId, tell() {}, end() {} });
      await db.deleteFrom('sessions').execute();
      await vi.waitFor(() => expect(services.feed.size()).toBe(0), 30_000);
    });

    test('reach one reader after the other, so that not all read their lists at once, and none who has left', async () => {
      const { services, addUser, sessionOf, db } = service();
      const userId = await addUser({ role: 'admin' });
      await sessionOf(userId);
      const { id: sessionId } = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
      const called: number[] = [];
      let calledAtOnce = 0;
      const leave = await Promise.all(
        [0, 1, 2, 3].map((number) =>
          services.feed.watch({
            userId,
            sessionId,
            tell() {
              called.push(number);
              if (number > 0) return;
              leave[2]?.();
              queueMicrotask(() => {
                calledAtOnce = called.length;
              });
            },
            end() {},
          }),
        ),
      );
      await addCategory();
      await vi.waitFor(() => expect(called).toEqual([0, 1, 3]), 30_000);
      expect(calledAtOnce).toBe(1);
      services.feed.close();
    });

    test('are not told to a user who is not an administrator any more', async () => {
      const { db, addUser, sessionOf } = service();
      const id = await addUser({ role: 'admin' });
      const { until } = await open((await sessionOf(id)).access_token);
      await until('start');
      await db.updateTable('users').set({ role: 'client' }).where('id', '=', id).execute();
      expect(await until('never')).toMatch(/END$/);
    });

    test('have at most ten readers per account, and one who leaves makes way for another', async () => {
      const token = await service().tokenOf('admin');
      const streams = await Promise.all(Array.from({ length: 10 }, () => open(token)));
      const eleventh = await open(token);
      expect([eleventh.response.status, eleventh.response.headers.get('retry-after')]).toEqual([429, '60']);
      await streams[0]?.leave();
      expect((await open(token)).response.status).toBe(200);
      service().services.feed.close();
    });

    test('count no reader for a HEAD request, which gets the headers of the stream', async () => {
      const token = await service().tokenOf('admin');
      for (let requests = 0; requests < 11; requests += 1) {
        const response = await service().app.request(path, {
          method: 'HEAD',
          headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        });
        expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
      }
      expect(service().services.feed.size()).toBe(0);
    });

    test('do not keep a session alive', async () => {
      const { pass, tokenOf, db } = service();
      const token = await tokenOf('admin');
      const uses = () => db.selectFrom('sessions').select('last_used_at').execute();
      const before = await uses();
      pass(60_000);
      await read(token);
      expect(await uses()).toEqual(before);
    });
  });
};
