import { factorActions } from './factors.ts';
import { admin, email, type JournaledWrite, plainWrite, withCode } from './journaled-write.ts';
import { knownPassword } from './test-service.ts';

/** Sign-ins and ends of sessions. */
export const signInWrites: readonly JournaledWrite[] = [
  {
    call: 'POST /auth/signin',
    entry: { action: 'sign_in', name: 'password', resource: 'users' },
    prepare: async (service) => {
      await admin(service);
      return () => service.call('POST', '/auth/signin', { json: { email, password: knownPassword } });
    },
  },
  {
    call: 'POST /auth/signout',
    entry: { action: 'session_ended', name: 'sign_out', resource: 'users' },
    prepare: plainWrite('POST', '/auth/signout', () => ({})),
  },
  {
    call: 'POST /auth/verify-password-otp',
    entry: { action: 'sign_in', name: 'code', resource: 'users' },
    prepare: withCode('/auth/verify-password-otp', {}),
  },
  {
    call: 'POST /auth/verify-email',
    entry: { action: 'credentials', name: 'emailVerified', resource: 'users' },
    prepare: withCode('/auth/verify-email', {}),
  },
  {
    call: 'POST /auth/reset-password',
    entry: { action: 'credentials', name: 'password', resource: 'users' },
    prepare: withCode('/auth/reset-password', { password: 'un tout autre' }),
  },
  {
    call: 'POST /auth/verify-factor',
    entry: { action: 'sign_in', name: 'factor', resource: 'users' },
    prepare: async (service) => {
      const actions = factorActions(() => service);
      const { token } = await actions.begin();
      const { secret } = await actions.addTotp(token);
      const { id: challenge } = await actions.challenge();
      const answer = { challenge, factor: 'totp', code: actions.codeOf(secret) };
      return () => actions.verify(answer);
    },
  },
];
