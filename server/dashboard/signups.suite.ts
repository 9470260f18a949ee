import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { signups as signupsSchema } from '#resources/calls/dashboard.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const page = z.object({ total: z.number() });

export const signupsSuite: Suite = (service) => {
  /** Reads the figures of the dashboard as they are at a time. */
  async function readFigures(now: string) {
    const { appWith, tokenOf } = service();
    const app = appWith({ now: () => new Date(now) });
    const headers = { authorization: `Bearer ${await tokenOf('admin')}` };
    const response = await app.request('/api/v1/admin/users/dashboard', { headers });
    return readData(signupsSchema, await response.json());
  }
  const add = (time: string) => service().addUser({ created_at: new Date(time) });

  test('the sign-ups and roles of all users are counted', async () => {
    const { addUser } = service();
    await addUser({ email_verified: true, created_at: new Date('2026-11-20T12:00:00Z') });
    await addUser({ role: 'driver', created_at: new Date('2025-11-20T12:00:00Z') });
    const { signups, roles, verified } = await readFigures('2026-11-29T12:00:00Z');
    expect([roles, verified]).toEqual([{ client: 1, driver: 1, admin: 1 }, 1]);
    expect(signups).toHaveLength(12);
    expect(signups[0]).toEqual({ month: '2025-12', clients: 0, drivers: 0 });
    expect(signups.at(-1)).toEqual({ month: '2026-11', clients: 1, drivers: 0 });
    expect(signups.every(({ drivers }) => drivers === 0)).toBe(true);
  });

  describe('a month of sign-ups', () => {
    test.for([
      ['2026-11', '2026-10-31T23:00:00Z', '2026-11-30T23:00:00Z'],
      ['2026-07', '2026-06-30T22:00:00Z', '2026-07-31T22:00:00Z'],
      ['2026-10', '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z'],
    ] as const)('(%s) begins and ends in France, as the list that it leads to', async ([month, from, to]) => {
      const [first, next] = [Date.parse(from), Date.parse(to)];
      for (const time of [first - 1, first, first, next - 1, next]) await add(new Date(time).toISOString());
      const { signups } = await readFigures('2026-12-02T12:00:00Z');
      expect(signups.find((each) => each.month === month)?.clients).toBe(3);
      const period = new URLSearchParams({ createdAt_from: from, createdAt_to: to, role: 'client' });
      const token = await service().tokenOf('admin');
      const list = await service().call('GET', `/api/v1/admin/users?${period}`, { token });
      expect(readData(page, list.body).total).toBe(3);
    });

    test('is the present one as soon as it has begun in France', async () => {
      const before = await readFigures('2026-11-30T22:59:59Z');
      const after = await readFigures('2026-11-30T23:00:00Z');
      expect([before, after].map(({ signups }) => signups.at(-1)?.month)).toEqual(['2026-11', '2026-12']);
      expect(after.signups[0]?.month).toBe('2026-01');
    });
  });
};
