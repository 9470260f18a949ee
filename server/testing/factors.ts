import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { addedFactor, challenged, passkeySetup, totpSetup } from '#resources/calls/factor-schemas.ts';
import type { NewUser } from '#server/database/tables.ts';
import type { softwareAuthenticator } from './authenticator.ts';
import { readData } from './responses.ts';
import { knownHash, knownPassword, type TestService } from './test-service.ts';

/** The page of the tests. */
export const page = { origin: 'https://admin.exemple.fr', rpId: 'admin.exemple.fr' };

const base = '/api/v1/users/me';

/** Returns what the tests of second factors share: a user, apps, passkeys, sign-ins. */
export function factorActions(service: () => TestService) {
  let shift = 0;

  const email = 'alice@exemple.fr';
  const post = (path: string, json: unknown, token?: string) =>
    service().call('POST', path, { json, ...(token !== undefined && { token }) });

  const actions = {
    email,
    post,

    /** Adds the user, an administrator by default, and returns the id and the token of a session. */
    async begin({
      email_verified = true,
      role = 'admin',
    }: Pick<Partial<NewUser>, 'email_verified' | 'role'> = {}) {
      shift = 0;
      const { addUser, sessionOf } = service();
      const id = await addUser({ email, email_verified, role, password_hash: await knownHash() });
      return { id, token: (await sessionOf(id)).access_token };
    },

    /** Moves the clock of the service and of the apps. */
    pass(ms: number) {
      shift += ms;
      service().pass(ms);
    },

    /** Returns the code that an app shows, or has shown some time ago. */
    codeOf: (secret: string, ago = 0) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift - ago }),

    async beginTotp(token: string) {
      const { body } = await service().call('POST', `${base}/factors/totp`, { token });
      return readData(totpSetup, body);
    },

    /** Adds an authenticator app and returns its secret and the response. */
    async addTotp(token: string, name = 'Téléphone') {
      const { id, secret } = await actions.beginTotp(token);
      const confirmed = await post(
        `${base}/factors/totp/${id}`,
        { name, code: actions.codeOf(secret) },
        token,
      );
      // A code is valid once: the next one is another.
      actions.pass(30_000);
      return { secret, ...readData(addedFactor, confirmed.body) };
    },

    async beginPasskey(token: string) {
      const { body } = await service().call('POST', `${base}/factors/passkey`, { token });
      return readData(passkeySetup, body);
    },

    async addPasskey(token: string, device: ReturnType<typeof softwareAuthenticator>, name = 'Ordinateur') {
      const { id, options } = await actions.beginPasskey(token);
      const credential = device.create({ ...page, challenge: options.challenge });
      return post(`${base}/factors/passkey/${id}`, { name, credential }, token);
    },

    signIn: (headers: Readonly<Record<string, string>> = {}) =>
      service().call('POST', '/auth/signin', { json: { email, password: knownPassword }, headers }),

    /** Signs in with the password and returns the challenge. */
    async challenge() {
      return readData(challenged, (await actions.signIn()).body).challenge;
    },

    verify: (answer: object) => post('/auth/verify-factor', answer),
  };
  return actions;
}

/** The members of a response that a test of tokens reads. */
export const signedIn = z.object({ access_token: z.string(), user: z.object({ email: z.string() }) });
