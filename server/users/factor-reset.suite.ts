import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { factorActions } from '#server/testing/factors.ts';
import { readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

export const factorResetSuite: Suite = (service) => {
  async function administrator() {
    const id = await service().addUser({ role: 'admin' });
    return { id, token: (await service().sessionOf(id)).access_token };
  }

  describe('the second factors of a user who has lost them', () => {
    const reset = (token: string, id: string) =>
      service().call('DELETE', `/api/v1/admin/users/${id}/factors`, { token });

    test('are removed with the recovery codes and the sessions; the password signs in again', async () => {
      const { id: actor_id, token } = await administrator();
      const actions = factorActions(service);
      const { id, token: session } = await actions.begin();
      await actions.addTotp(session);
      const { status, body } = await reset(token, id);
      expect([status, body.message]).toEqual([200, message('factorsReset')]);
      const account = await service().call('GET', '/api/v1/users/me', { token: session });
      expect(account.status).toBe(401);
      for (const table of ['second_factors', 'recovery_codes'] as const)
        expect(await service().db.selectFrom(table).select('id').execute()).toEqual([]);
      const entries = service().db.selectFrom('activity').select(['action', 'name', 'record_id', 'actor_id']);
      expect(await entries.where('name', '=', 'resetFactors').execute()).toEqual([
        { action: 'credentials', name: 'resetFactors', record_id: id, actor_id },
      ]);
      expect(service().mails.at(-1)?.to).toBe(actions.email);
      expect(service().mails.at(-1)?.text).toContain(message('mailFactorsResetText'));
      expect(Object.keys(readData(z.looseObject({}), (await actions.signIn()).body))).toContain(
        'access_token',
      );
    });

    test('stay if the administrator has not just proved their identity', async () => {
      const { token } = await administrator();
      const actions = factorActions(service);
      const { id, token: session } = await actions.begin();
      await actions.addTotp(session);
      actions.pass(10 * 60_000);
      const refused = await reset(token, id);
      expect([refused.status, refused.body.code]).toEqual([403, 'E_PROOF_REQUIRED']);
      expect(await service().db.selectFrom('second_factors').select('id').execute()).toHaveLength(1);
      expect(
        await service().db.selectFrom('activity').select('id').where('name', '=', 'resetFactors').execute(),
      ).toEqual([]);
    });

    test('cannot be one’s own, and must exist', async () => {
      const actions = factorActions(service);
      const { id, token } = await actions.begin();
      await actions.addTotp(token);
      const own = await reset(token, id);
      expect([own.status, own.body.code]).toEqual([409, 'E_OWN_ACCOUNT']);
      const none = await reset(token, await service().addUser());
      expect([none.status, none.body.code]).toEqual([409, 'E_NO_FACTOR']);
      expect((await reset(token, newId())).status).toBe(404);
    });
  });
};
