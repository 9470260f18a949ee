import * as z from 'zod/mini';
import { establishments } from '#resources/establishments.ts';
import { passwordChange } from '#resources/forms/password-change.ts';
import { rideOffers } from '#resources/ride-offers.ts';
import { users } from '#resources/users.ts';
import { enteredEmail, enteredPassword } from '#schema/constraints.ts';
import { type Call, get, post } from '#schema/endpoints.ts';
import type { Fields, Resource } from '#schema/resource.ts';
import { recordId, recordSchema } from '#schema/schemas.ts';
import { priceConfig } from '#server/prices/schema.ts';
import type { Envelope, Parameter } from './operation.ts';

/** A call that belongs to no entity's descriptor, declared in the same terms. */
export interface FixedCall {
  /** What it is about and what it does, e.g. `session.signin`. */
  readonly id: string;
  readonly summary: string;
  readonly call: Call;
  readonly sends?: z.ZodMiniType | { readonly fields: Fields };
  /** What stands in `data`; without it, nothing that anybody reads. */
  readonly answers?: z.ZodMiniType | { readonly record: Resource } | { readonly list: Resource };
  /** Where it is not what `answers` is by itself. */
  readonly envelope?: Envelope;
  readonly parameters?: readonly Parameter[];
  /** The entity whose record the path names. */
  readonly of?: string;
  /** What the answer is called where schemas are named. Default: after the call. */
  readonly component?: string;
  readonly isOpen?: boolean;
  readonly isForAll?: boolean;
  readonly isLimited?: boolean;
}

const tokens = {
  access_token: z.string(),
  refresh_token: z.object({ id: recordId, value: z.string() }),
};
const refreshed = z.object({ ...tokens, refresh_token: z.optional(tokens.refresh_token) });
const account = z.object({ ...tokens, user: recordSchema(users) });
const code = z.string().check(z.regex(/^\d{6}$/));
const proof = z.object({ email: enteredEmail, otp: code });
const put = (path: Call['path']): Call => ({ method: 'PUT', path, body: 'json' });
const count = z.int().check(z.nonnegative());
const monthly = z.object({ month: z.string(), clients: count, drivers: count });

/** How a session is renewed: its own token stands where the access token does elsewhere. */
const renewing: readonly Parameter[] = [
  {
    name: 'with-refresh',
    in: 'query',
    description: '0 where the new access token is only for signing out: no new refresh token is given then.',
    schema: { type: 'string', enum: ['0', '1'] },
  },
  {
    name: 'X-Refresh-Token-Id',
    in: 'header',
    required: true,
    description: 'Which refresh token it is; its value is the bearer.',
    schema: { type: 'string' },
  },
];

const open = { isOpen: true, isLimited: true } as const;

/** The calls of the session, of one's own account, of the dashboard, of the prices, and what belongs to a user. */
export const fixedCalls: readonly FixedCall[] = [
  {
    id: 'session.signin',
    summary: 'Sign in',
    call: post('/auth/signin'),
    sends: z.object({ email: enteredEmail, password: enteredPassword }),
    answers: account,
    component: 'SignedIn',
    ...open,
  },
  {
    id: 'session.refresh',
    summary: 'Renew a session',
    call: { method: 'POST', path: '/auth/refresh-token' },
    answers: refreshed,
    parameters: renewing,
    ...open,
  },
  {
    id: 'session.signout',
    summary: 'Sign out',
    call: { method: 'POST', path: '/auth/signout' },
    isForAll: true,
  },
  {
    id: 'session.askCode',
    summary: 'Have a one-time code sent',
    call: post('/auth/request-otp'),
    sends: z.object({ email: enteredEmail }),
    ...open,
  },
  {
    id: 'session.enterCode',
    summary: 'Sign in with a one-time code',
    call: post('/auth/verify-password-otp'),
    sends: proof,
    answers: account,
    component: 'SignedIn',
    ...open,
  },
  {
    id: 'session.resetPassword',
    summary: 'Choose a new password with a one-time code',
    call: post('/auth/reset-password'),
    sends: z.extend(proof, { password: enteredPassword }),
    ...open,
  },
  {
    id: 'session.verifyEmail',
    summary: 'Prove an address with a one-time code',
    call: post('/auth/verify-email'),
    sends: proof,
    ...open,
  },
  {
    id: 'account.me',
    summary: 'Who is signed in',
    call: get('/users/me'),
    answers: { record: users },
    isForAll: true,
  },
  {
    id: 'account.password',
    summary: "Change one's own password",
    call: put('/users/me/password'),
    sends: { fields: passwordChange },
    isForAll: true,
    isLimited: true,
  },
  {
    id: 'account.languages',
    summary: "Set one's own languages",
    call: put('/users/me/languages'),
    sends: z.object({ languages: z.array(z.string()) }),
    isForAll: true,
  },
  {
    id: 'dashboard.counts',
    summary: 'How many there are of what',
    call: get('/admin/dashboard'),
    answers: z.object({
      users: count,
      etablissements: count,
      categories: count,
      options: count,
      subscriptionPlans: count,
    }),
  },
  {
    id: 'dashboard.signups',
    summary: 'Who signed up, by month, and who there is in all',
    call: get('/admin/users/dashboard'),
    answers: z.object({
      signups: z.array(monthly),
      roles: z.object({ client: count, driver: count, admin: count }),
      verified: count,
    }),
  },
  {
    id: 'prices.read',
    summary: 'What a ride costs',
    call: get('/price-configs'),
    answers: priceConfig,
    envelope: 'maybe',
    component: 'Prices',
  },
  {
    id: 'prices.write',
    summary: 'Set what a ride costs',
    call: put('/price-configs'),
    sends: priceConfig,
    answers: priceConfig,
    component: 'Prices',
  },
  {
    id: 'users.balance',
    summary: 'What a driver may withdraw, now and soon',
    call: get('/admin/users/{id}/balance'),
    answers: z.object({ available: z.number(), pending: z.number() }),
    of: 'users',
  },
  {
    id: 'users.statistics',
    summary: 'What a user did in all',
    call: get('/admin/users/{id}/stats'),
    answers: z.object({
      rides: count,
      completed: count,
      cancelled: count,
      amount: z.number(),
      distance_km: z.number(),
    }),
    of: 'users',
  },
  {
    id: 'users.rideOffers',
    summary: 'The offers that a driver made',
    call: get('/admin/users/{id}/ride-offers'),
    answers: { list: rideOffers },
    of: 'users',
  },
  {
    id: 'users.establishment',
    summary: 'The establishment of a user, or null',
    call: get('/admin/etablissement/user/{id}'),
    answers: { record: establishments },
    envelope: 'maybe',
    of: 'users',
  },
];
