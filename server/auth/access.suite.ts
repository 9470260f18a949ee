import { describe, expect, test } from 'vitest';
import { serviceCalls } from '#resources/calls/index.ts';
import { resources } from '#resources/index.ts';
import { roles } from '#resources/schemas/roles.ts';
import { servedAt } from '#schema/served-at.ts';
import type { Suite } from '#server/testing/suite.ts';

const anyId = '00000000-0000-4000-8000-000000000000';

/** The calls that need a session. The others begin, refresh or end one, or return the state of the service. */
const guarded = /^\/(admin|api)\/|^\/(auth\/signup|openapi\.json)$/;
const ofOneself = /^\/api\/v1\/users\/me(\/|$)/;

/** Calls every existing route, so that an unguarded new one fails the test. */
export const accessSuite: Suite = (service) => {
  const guardedCalls = () =>
    service()
      .app.routes.filter(({ method, path }) => method !== 'ALL' && guarded.test(path))
      .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, anyId) }));
  const adminCalls = () => guardedCalls().filter(({ path }) => !ofOneself.test(path));

  describe('admin calls', () => {
    test('include every declared call', () => {
      const declared = [
        ...serviceCalls.map(({ call }) => call),
        ...resources.flatMap(({ endpoints, commands = {} }) => [
          ...Object.values(endpoints),
          ...Object.values(commands).map(({ call }) => call),
        ]),
      ]
        .map((call) => ({ method: call.method, path: servedAt(call).replaceAll(/\{\w+\}/g, anyId) }))
        .filter(({ path }) => guarded.test(path) && !ofOneself.test(path));
      expect(declared.length).toBeGreaterThan(resources.length);
      expect(adminCalls()).toEqual(expect.arrayContaining(declared));
    });

    test('reject callers who are not signed in', async () => {
      const calls = guardedCalls();
      expect(calls.length).toBeGreaterThan(adminCalls().length + 10);
      for (const { method, path } of calls) {
        const response = await service().call(method, path);
        expect([method, path, response.status, response.body.code]).toEqual([
          method,
          path,
          401,
          'E_AUTH_UNAUTHORIZED',
        ]);
      }
    });

    test.for(roles.filter((role) => role !== 'admin'))('reject a %s', async (role) => {
      const token = await service().tokenOf(role);
      for (const { method, path } of adminCalls()) {
        const response = await service().call(method, path, { token });
        expect([method, path, response.status, response.body.code]).toEqual([
          method,
          path,
          403,
          'E_FORBIDDEN',
        ]);
        expect(response.body.message).toBeTruthy();
      }
    });

    test('reject callers who are not signed in, also on paths that do not exist', async () => {
      for (const path of ['/api/v1/admin/nothing', '/api/v1/nothing', '/admin/nothing']) {
        expect([path, (await service().call('GET', path)).status]).toEqual([path, 401]);
      }
      const token = await service().tokenOf('admin');
      const response = await service().call('GET', '/api/v1/admin/nothing', { token });
      expect([response.status, response.body.code]).toEqual([404, 'E_NOT_FOUND']);
    });
  });

  test('an access token expires after a quarter of an hour', async () => {
    const token = await service().tokenOf('admin');
    service().pass(14 * 60_000);
    expect((await service().call('GET', '/api/v1/users/me', { token })).status).toBe(200);
    service().pass(2 * 60_000);
    const response = await service().call('GET', '/api/v1/users/me', { token });
    expect([response.status, response.body.code]).toEqual([401, 'E_AUTH_UNAUTHORIZED']);
  });

  test('a token that the server did not create is rejected', async () => {
    for (const token of ['x', 'a'.repeat(43), 'é', `${'a'.repeat(40)} b`, '\t', 'null', 'undefined']) {
      const headers = { authorization: encodeURI(`Bearer ${token}`) };
      const response = await service().call('GET', '/api/v1/users/me', { headers });
      expect([token, response.status, response.body.code]).toEqual([token, 401, 'E_AUTH_UNAUTHORIZED']);
    }
  });

  test('a change of role applies at once', async () => {
    const { db, addUser, sessionOf, call } = service();
    const id = await addUser({ role: 'admin' });
    const { access_token: token } = await sessionOf(id);
    await db.updateTable('users').set({ role: 'client' }).where('id', '=', id).execute();
    expect((await call('GET', '/api/v1/admin/users', { token })).status).toBe(403);
  });

  test('a page of another origin can neither read nor embed anything, with or without a session', async () => {
    const { call, tokenOf } = service();
    const token = await tokenOf('admin');
    const origin = 'https://elsewhere.example';
    const paths = ['/api/v1/admin/users', '/admin/users', '/auth/signin', '/openapi.json', '/csp-reports'];
    for (const path of [...paths, '/health', '/ready', '/files/x', '/nothing'])
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const preflight = { origin, 'access-control-request-method': 'POST' };
        const { headers } = await call(method, path, { token, headers: preflight });
        const allowed = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([method, path, allowed]).toEqual([method, path, []]);
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      }
  });

  test('every response has the security headers, errors too', async () => {
    for (const path of ['/api/v1/users/me', '/nothing', '/files/x', '/health']) {
      const { headers } = await service().call('GET', path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('strict-transport-security')).toContain('max-age');
    }
    const plain = await service().call('GET', '/health');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });
};
