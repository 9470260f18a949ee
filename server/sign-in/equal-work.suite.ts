import { createHash } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createBackground } from '#server/base/background.ts';
import { silentLog } from '#server/base/log.ts';
import { passwordsOver } from '#server/base/passwords.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash } from '#server/testing/test-service.ts';

const known = 'alice@exemple.fr';
const unknown = 'inconnu@exemple.fr';
const otp = '000000';
const password = 'un tout nouveau mot';

/** The calls that anybody can make for any address. */
const calls = [
  ['signin', { password }],
  ['request-otp', {}],
  ['verify-password-otp', { otp }],
  ['verify-email', { otp }],
  ['reset-password', { otp, password }],
] as const;

/**
 * The time of a response must not show whether an email address has an account, so a call does the same work for both.
 * The tests count what takes time: statements of the database and slow hashes. Mails must wait until the response is
 * sent.
 */
export const equalWorkSuite: Suite = (service) => {
  /** Makes a call. Returns its response, what was done before it, and what was done after it. */
  async function workOf(path: string, json: object) {
    const work: string[] = [];
    const counted: KyselyPlugin = {
      transformQuery({ node }) {
        work.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const hasher = passwordsOver(2, async (text, salt) => {
      work.push('hash');
      return createHash('sha256').update(salt).update(text).digest();
    });
    // A process computes the hash that is checked without a user only once.
    await hasher.matches(password, null);
    work.length = 0;
    const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
    const background = createBackground(silentLog);
    const app = service().appWith({
      db: service().db.withPlugin(counted),
      passwords: hasher,
      mailer: { send: async () => void work.push('mail') },
      background: {
        ...background,
        run(name, task) {
          work.push(name);
          background.run(name, () => responded.then(task));
        },
      },
    });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(json);
    const response = await app.request(`/auth/${path}`, { method: 'POST', headers, body });
    const result = [response.status, await response.json()];
    const before = work.splice(0);
    respond();
    await background.settled();
    return { result, before, after: work.splice(0) };
  }

  describe.for(calls)('%s', ([path, entries]) => {
    test.for([false, true])(
      'does the same with and without an account (a code was requested: %j)',
      async (isRequested) => {
        await service().addUser({ email: known, role: 'admin', password_hash: await knownHash() });
        const [withAccount, without] = [await afterRequest(known), await afterRequest(unknown)];
        expect(withAccount.result).toEqual(without.result);
        expect(withAccount.before).toEqual(without.before);
        expect(withAccount.before.length).toBeGreaterThan(1);
        expect(withAccount.before).not.toContain('mail');
        expect(withAccount.after.filter((each) => each !== 'mail')).toEqual(without.after);

        async function afterRequest(email: string) {
          if (isRequested) await workOf('request-otp', { email });
          return workOf(path, { email, ...entries });
        }
      },
    );
  });
};
