import { describe, expect, test } from 'vitest';
import type { Suite } from '#server/testing/suite.ts';

const anybody = '00000000-0000-4000-8000-000000000000';

/** Walks the routes that exist: whoever adds one to the API finds it guarded, or this test failing. */
export const accessSuite: Suite = (world) => {
  const adminCalls = () =>
    world()
      .app.routes.filter(
        ({ method, path }) =>
          method !== 'ALL' && /^\/(admin|api)\//.test(path) && !/^\/api\/v1\/users\/me(\/|$)/.test(path),
      )
      .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, anybody) }));

  describe('admin calls', () => {
    test('exist', () => {
      expect(adminCalls().length).toBeGreaterThan(40);
    });

    test('refuse whoever is not signed in', async () => {
      for (const { method, path } of adminCalls()) {
        const answer = await world().call(method, path);
        expect([method, path, answer.status, answer.body.code]).toEqual([
          method,
          path,
          401,
          'E_AUTH_UNAUTHORIZED',
        ]);
      }
    });

    test.for(['client', 'driver'] as const)('refuse a %s', async (role) => {
      const token = await world().tokenOf(role);
      for (const { method, path } of adminCalls()) {
        const answer = await world().call(method, path, { token });
        expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'E_FORBIDDEN']);
        expect(answer.body.message).toBeTruthy();
      }
    });

    test('refuse paths that do not exist before saying so', async () => {
      for (const path of ['/api/v1/admin/nothing', '/api/v1/nothing', '/admin/nothing']) {
        expect([path, (await world().call('GET', path)).status]).toEqual([path, 401]);
      }
      const token = await world().tokenOf('admin');
      const answer = await world().call('GET', '/api/v1/admin/nothing', { token });
      expect([answer.status, answer.body.code]).toEqual([404, 'E_NOT_FOUND']);
    });
  });

  test('an access token ends after a quarter of an hour', async () => {
    const token = await world().tokenOf('admin');
    world().pass(14 * 60_000);
    expect((await world().call('GET', '/api/v1/users/me', { token })).status).toBe(200);
    world().pass(2 * 60_000);
    const answer = await world().call('GET', '/api/v1/users/me', { token });
    expect([answer.status, answer.body.code]).toEqual([401, 'E_AUTH_UNAUTHORIZED']);
  });

  test('a token that was never given is refused, whatever it looks like', async () => {
    for (const token of ['x', 'a'.repeat(43), 'é', `${'a'.repeat(40)} b`, '\t', 'null', 'undefined']) {
      const headers = { authorization: encodeURI(`Bearer ${token}`) };
      const answer = await world().call('GET', '/api/v1/users/me', { headers });
      expect([token, answer.status, answer.body.code]).toEqual([token, 401, 'E_AUTH_UNAUTHORIZED']);
    }
  });

  test('a role that was taken away counts at once', async () => {
    const { db, addUser, sessionOf, call } = world();
    const id = await addUser({ role: 'admin' });
    const { access_token: token } = await sessionOf(id);
    await db.updateTable('users').set({ role: 'client' }).where('id', '=', id).execute();
    expect((await call('GET', '/api/v1/admin/users', { token })).status).toBe(403);
  });

  test('every answer carries the security headers, errors too', async () => {
    for (const path of ['/api/v1/users/me', '/nothing', '/files/x', '/health']) {
      const { headers } = await world().call('GET', path, { headers: { 'x-forwarded-proto': 'https' } });
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('strict-transport-security')).toContain('max-age');
    }
    const plain = await world().call('GET', '/health');
    expect(plain.headers.get('strict-transport-security')).toBeNull();
  });
};
