import { describe, expect, test } from 'vitest';
import { users } from '#resources/users.ts';
import { recordSchema } from '#schema/schemas.ts';
import { silentLog } from '#server/base/log.ts';
import { StartError } from '#server/base/settings.ts';
import { readPage } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';
import { seedEmpty } from './seed.ts';

const settings = { adminEmail: 'admin@example.com', adminPassword: undefined, seed: 'none' } as const;

export const seedSuite: Suite = (service) => {
  const signIn = (password: string) =>
    service().call('POST', '/auth/signin', { json: { email: 'admin@example.com', password } });

  describe('an empty database', () => {
    test('gets an administrator with a random password, once', async () => {
      const admin = await seedEmpty(service().db, settings, silentLog);
      expect(admin?.password).toMatch(/^[\w-]{16}$/);
      expect((await signIn(admin?.password ?? '')).status).toBe(200);
      expect(await seedEmpty(service().db, settings, silentLog)).toBeUndefined();
    });

    test('accepts a given password, and may contain only its administrator', async () => {
      const withPassword = { ...settings, adminPassword: 'une longue phrase' };
      expect(await seedEmpty(service().db, withPassword, silentLog)).toEqual({
        email: 'admin@example.com',
        password: undefined,
      });
      expect((await signIn('une longue phrase')).status).toBe(200);
      const { total } = await service()
        .db.selectFrom('users')
        .select((all) => all.fn.countAll<number | string>().as('total'))
        .executeTakeFirstOrThrow();
      expect(Number(total)).toBe(1);
    });

    test.for(['onze signes', 'azertyazerty', 'Administrateur 1', 'admin@example.com', 'x'.repeat(129)])(
      'does not accept %j as the given password, and stays empty',
      async (adminPassword) => {
        const filled = seedEmpty(service().db, { ...settings, adminPassword }, silentLog);
        await expect(filled).rejects.toThrow(StartError);
        expect(await service().db.selectFrom('users').select('id').execute()).toEqual([]);
      },
    );

    test('can be filled with many users', async () => {
      await seedEmpty(service().db, { ...settings, seed: 3000 }, silentLog);
      const token = await service().tokenOf('admin');
      const { body } = await service().call('GET', '/api/v1/admin/users?query=elodie&limit=100', { token });
      expect(readPage(recordSchema(users), body).total).toBeGreaterThan(10);
    }, 60_000);
  });
};
