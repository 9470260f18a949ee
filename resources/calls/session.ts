import * as z from 'zod/mini';
import { requestCode, resetPassword, verifyEmail } from '#resources/paths/codes.ts';
import { verifyFactor } from '#resources/paths/factors.ts';
import { refreshTokens, signIn, signInWithCode, signOut } from '#resources/paths/session.ts';
import { users } from '#resources/users.ts';
import type { Parameter, ServiceCall } from '#schema/call.ts';
import { enteredEmail, enteredPassword } from '#schema/constraints.ts';
import { recordId } from '#schema/record-id.ts';
import { recordSchema } from '#schema/schemas.ts';
import { factorEntry } from './factor-entries.ts';
import { challenged } from './factor-schemas.ts';

const tokens = {
  access_token: z.string(),
  refresh_token: z.object({ id: recordId, value: z.string() }),
};
const signedIn = z.object({ ...tokens, user: recordSchema(users) });
/** A user with a second factor gets a challenge. */
const signedInOrChallenged = z.union([signedIn, challenged]);
const code = z.string().check(z.regex(/^\d{6}$/));
const emailAndCode = z.object({ email: enteredEmail, otp: code });

const refreshParameters: readonly Parameter[] = [
  {
    name: 'with-refresh',
    in: 'query',
    description: '0 if the new access token is only for signing out: then there is no new refresh token.',
    schema: { type: 'string', enum: ['0', '1'] },
  },
  {
    name: 'X-Refresh-Token-Id',
    in: 'header',
    required: true,
    description: 'The id of the refresh token. Its value is the bearer token.',
    schema: { type: 'string' },
  },
];

const limited = { access: 'public', rateLimited: true } as const;

/** The calls that begin, refresh and end a session. */
export const sessionCalls: readonly ServiceCall[] = [
  {
    name: 'session.signin',
    summary: 'Sign in',
    call: signIn,
    sends: z.object({ email: enteredEmail, password: enteredPassword }),
    returns: signedInOrChallenged,
    component: 'SignedInOrChallenged',
    ...limited,
  },
  {
    name: 'session.refresh',
    summary: 'Refresh the tokens of a session',
    call: refreshTokens,
    returns: z.object({ ...tokens, refresh_token: z.optional(tokens.refresh_token) }),
    parameters: refreshParameters,
    bearer: 'refreshToken',
    ...limited,
  },
  { name: 'session.signout', summary: 'Sign out', call: signOut, access: 'signedIn' },
  {
    name: 'session.requestCode',
    summary: 'Send a one-time code by mail',
    call: requestCode,
    sends: z.object({
      email: enteredEmail,
      purpose: z.optional(z.enum(['sign_in', 'reset_password', 'verify_email'])),
    }),
    ...limited,
  },
  {
    name: 'session.signInWithCode',
    summary: 'Sign in with a one-time code',
    call: signInWithCode,
    sends: emailAndCode,
    returns: signedInOrChallenged,
    component: 'SignedInOrChallenged',
    ...limited,
  },
  {
    name: 'session.verifyFactor',
    summary: 'End a sign-in with a second factor',
    call: verifyFactor,
    sends: factorEntry,
    returns: signedIn,
    component: 'SignedIn',
    ...limited,
  },
  {
    name: 'session.resetPassword',
    summary: 'Set a new password with a one-time code',
    call: resetPassword,
    sends: z.extend(emailAndCode, { password: enteredPassword }),
    ...limited,
  },
  {
    name: 'session.verifyEmail',
    summary: 'Verify an email address with a one-time code',
    call: verifyEmail,
    sends: emailAndCode,
    ...limited,
  },
];
