import type { Hono } from 'hono';
import { factorEntry } from '#resources/calls/factor-entries.ts';
import { verifyFactor } from '#resources/paths/factors.ts';
import { recordAccountEvent } from '#server/activity/account-events.ts';
import { deleteExpiredCounts } from '#server/auth/rate-limit.ts';
import { answerChallenge } from '#server/factors/answer-challenge.ts';
import { challengedUser } from '#server/factors/challenges.ts';
import { relyingPartyOf } from '#server/factors/relying-party.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import { checked } from '#server/http/checked.ts';
import type { Env, Services } from '#server/http/context.ts';
import { HttpError } from '#server/http/http-error.ts';
import { data } from '#server/http/responses.ts';
import { originOf } from './origin.ts';
import { beginSessionOf, completeSignIn } from './sign-in-user.ts';

/** Creates the route that ends a sign-in with a second factor. */
export function verifyRoutes(services: Services): Hono<Env> {
  const { db } = services;

  return callRoutes([
    [
      verifyFactor,
      async (c) => {
        const entry = checked(factorEntry, await readJson(c));
        const user = await challengedUser(services, entry.challenge);
        const origin = originOf(c, services, user.email);
        const given = { entry, origin, party: relyingPartyOf(c, services), sessionId: null };
        const answer = await answerChallenge(services, db, given).catch(async (error: unknown) => {
          if (error instanceof HttpError && error.code === 'E_VALIDATION') {
            const event = { action: 'sign_in_failed', name: 'factor', user } as const;
            await recordAccountEvent(db, { ...event, ip: origin.ip, at: services.now() });
          }
          throw error;
        });
        const signIn = { c, origin, userId: answer.userId, by: 'factor' } as const;
        const begun = await db.transaction().execute(async (trx) => {
          await answer.use(trx);
          return beginSessionOf(trx, services, signIn);
        });
        await answer.finish();
        await deleteExpiredCounts(services);
        return c.json(data(await completeSignIn(services, signIn, begun)));
      },
    ],
  ]);
}
