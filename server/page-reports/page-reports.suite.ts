import { describe, expect, test } from 'vitest';
import { pageReports, serviceState } from '#resources/calls/service.ts';
import { newestMigration } from '#server/migrations/migrate.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const path = '/api/v1/admin/page-reports';
const failure = { screen: '/courses', message: 'TypeError: x is undefined', place: 'base.js:1:2' };

/** What pages report is counted by day and screen, and the state of the service can be read. */
export const pageReportsSuite: Suite = (service) => {
  const read = async (token: string) =>
    readData(pageReports, (await service().call('GET', path, { token })).body);
  const send = (token: string, json: object) => service().call('POST', path, { token, json });

  describe('reports of pages', () => {
    test('are counted by screen and value, and read as percentiles', async () => {
      const token = await service().tokenOf('admin');
      const visits = [
        { screen: '/courses', lcp: 900, inp: 40, cls: 0 },
        { screen: '/courses', lcp: 4500, cls: 0.3 },
        { screen: '/courses/$id', cls: 0 },
      ];
      expect((await send(token, { visits, errors: [] })).status).toBe(202);
      await send(token, { visits: visits.slice(0, 1), errors: [] });
      const { screens } = await read(token);
      expect(screens.map(({ screen, visits: count }) => [screen, count])).toEqual([
        ['/courses', 3],
        ['/courses/$id', 1],
      ]);
      expect(screens[1]).toMatchObject({ lcp: null, inp: null, cls: 0 });
      const stored = await service()
        .db.selectFrom('page_vitals')
        .select('count')
        .where('screen', '=', '/courses')
        .execute();
      expect(stored.map(({ count }) => count).toSorted()).toEqual([1, 1, 2, 2, 2]);
      expect(service().services.metrics.text()).toContain(
        'page_vitals_total{screen="/courses",name="lcp",rating="poor"} 1',
      );
    });

    test('group errors by message and place, without personal data', async () => {
      const token = await service().tokenOf('admin');
      const named = { ...failure, message: "TypeError: 'jean@exemple.fr' is 12" };
      await send(token, { visits: [], errors: [failure, failure, named] });
      service().pass(60_000);
      await send(token, { visits: [], errors: [failure] });
      const { errors } = await read(token);
      expect(errors.map(({ message, place, count }) => [message, place, count])).toEqual([
        ['TypeError: x is undefined', 'base.js:1:2', 3],
        ['TypeError: … is 0', 'base.js:1:2', 1],
      ]);
      expect(Date.parse(errors[0]?.lastAt ?? '') - Date.parse(errors[0]?.firstAt ?? '')).toBeGreaterThan(
        59_000,
      );
    });

    test('end after four weeks, and screens that do not exist are not counted', async () => {
      const token = await service().tokenOf('admin');
      await send(token, { visits: [{ screen: '/x/123', cls: 0 }], errors: [{ ...failure, screen: '/x' }] });
      expect(await read(token)).toMatchObject({ screens: [], errors: [] });
      await send(token, { visits: [{ screen: '/', cls: 0 }], errors: [failure] });
      service().pass(29 * 24 * 3_600_000);
      const later = await service().tokenOf('admin');
      expect(await read(later)).toMatchObject({ screens: [], errors: [] });
      await send(later, { visits: [{ screen: '/courses', cls: 0 }], errors: [] });
      expect((await read(later)).screens.map(({ screen }) => screen)).toEqual(['/courses']);
      const days = await service().db.selectFrom('page_vitals').select('day').execute();
      expect(days).toHaveLength(1);
      const errors = await service().db.selectFrom('page_errors').select('id').execute();
      expect(errors).toEqual([]);
    });

    test('are refused if they are invalid, too large or too many, and keep no session alive', async () => {
      const { call, db, pass, tokenOf } = service();
      const token = await tokenOf('admin');
      const uses = () => db.selectFrom('sessions').select('last_used_at').execute();
      const before = await uses();
      pass(60_000);
      expect((await send(token, { visits: [{ screen: '/', lcp: -1 }], errors: [] })).status).toBe(422);
      expect((await send(token, { visits: 'x' })).status).toBe(422);
      const body = JSON.stringify({ visits: [], errors: [], more: 'x'.repeat(17_000) });
      const headers = { 'content-type': 'application/json' };
      expect((await call('POST', path, { token, body, headers })).status).toBe(413);
      expect(await uses()).toEqual(before);
      await db
        .updateTable('rate_limits')
        .set({ count: 120 })
        .where('key', 'like', 'page-reports:%')
        .execute();
      expect((await send(token, { visits: [], errors: [] })).status).toBe(429);
    });
  });

  test('the state of the service names its version, its database and its recent requests', async () => {
    const token = await service().tokenOf('admin');
    await service().call('GET', '/health');
    const state = readData(
      serviceState,
      (await service().call('GET', '/api/v1/admin/service', { token })).body,
    );
    expect(state.migrations).toMatchObject({ last: newestMigration, known: true });
    expect(state).toMatchObject({
      processes: 1,
      pool: null,
      replica: null,
      streams: 0,
      mails: { waiting: 0 },
    });
    expect(state.database.version).toMatch(/^\d+/);
    expect(state.requests.count).toBeGreaterThan(0);
    expect(state.requests.p95).not.toBeNull();
  });
};
