import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import { secretsWith } from '#server/base/secrets.ts';
import { factorActions } from '#server/testing/factors.ts';
import type { Suite } from '#server/testing/suite.ts';
import { reportUnreadable } from './report-unreadable.ts';

export const secretKeySuite: Suite = (service) => {
  const actions = factorActions(service);

  describe('a service with another SECRET_KEY than the one of the stored secrets', () => {
    test.for(['another key', undefined])(
      'with %j: says at the start that apps cannot be read, once',
      async (key) => {
        const { token } = await actions.begin();
        const lines: string[] = [];
        const log = { info: () => {}, error: (line: string) => void lines.push(line) };
        const report = (secrets = service().services.secrets) => reportUnreadable(service().db, secrets, log);
        expect(await report(secretsWith(key))).toBe(0);
        await actions.addTotp(token);
        expect([await report(), lines]).toEqual([0, []]);
        expect(await report(secretsWith(key))).toBe(1);
        expect(lines).toEqual([expect.stringMatching(/^SECRET_KEY is not the key .+ \(1 of 1\)/)]);
      },
    );

    test('says to a user why the code of an app cannot be checked, and logs a line without a stack', async () => {
      const { token } = await actions.begin();
      const { secret, recoveryCodes } = await actions.addTotp(token);
      const causes: unknown[] = [];
      const log = { info: () => {}, error: (_: string, cause?: unknown) => void causes.push(cause) };
      const app = service().appWith({ secrets: secretsWith('another key'), log });
      const verify = async (answer: object) => {
        const { id } = await actions.challenge();
        const response = await app.request('/auth/verify-factor', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ challenge: id, ...answer }),
        });
        return { status: response.status, body: await response.json() };
      };
      expect(await verify({ factor: 'totp', code: actions.codeOf(secret) })).toEqual({
        status: 503,
        body: { code: 'E_SECRET_KEY', message: message('codeUnverifiable') },
      });
      expect(causes).toEqual(['A stored secret was encrypted with another key than SECRET_KEY']);
      expect((await verify({ factor: 'recovery', code: recoveryCodes?.[0] })).status).toBe(200);
    });
  });
};
