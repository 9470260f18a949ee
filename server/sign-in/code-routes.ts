import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { requestCode } from '#resources/paths/codes.ts';
import { signInWithCode } from '#resources/paths/session.ts';
import { problem } from '#schema/problem.ts';
import { countAttemptFrom } from '#server/auth/attempts.ts';
import { sendCode } from '#server/auth/codes.ts';
import { deleteExpiredCounts } from '#server/auth/rate-limit.ts';
import { codePurposes } from '#server/base/mails.ts';
import { message } from '#server/base/messages.ts';
import { readJson } from '#server/http/body.ts';
import { callRoutes } from '#server/http/call-routes.ts';
import type { Env, Services } from '#server/http/context.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { codeAddress, codeEntry } from './code-entry.ts';
import { codeRequestLimits } from './limits.ts';
import { originOf } from './origin.ts';
import { enterCode, readCodeRequest } from './right-code.ts';
import { beginSignIn, completeSignIn } from './sign-in-user.ts';

const codeRequest = z.object({
  email: codeAddress,
  purpose: z.optional(z.enum(codePurposes, { error: problem('choice') })),
});

/** Creates the routes that send a one-time code and that sign in with one. */
export function codeRoutes(services: Services): Hono<Env> {
  const { db, background } = services;

  return callRoutes([
    [
      requestCode,
      async (c) => {
        const entered = await readCodeRequest(services, codeRequest, () => readJson(c));
        await countAttemptFrom(services, codeRequestLimits, originOf(c, services, entered.email));
        await deleteExpiredCounts(services);
        background.run('sending a code', () => sendCode(services, entered.email, entered.purpose));
        return c.json(messageOnly(message('codeSent')));
      },
    ],
    [
      signInWithCode,
      async (c) => {
        const entered = await readCodeRequest(services, codeEntry, () => readJson(c));
        const origin = originOf(c, services, entered.email);
        const code = await enterCode(services, origin, { ...entered, purpose: 'sign_in' });
        const { signIn, begun } = await db.transaction().execute(async (trx) => {
          const { id } = await code.use(trx);
          const signIn = { c, origin, userId: id, by: 'code' } as const;
          return { signIn, begun: await beginSignIn(trx, services, signIn) };
        });
        return c.json(data(await completeSignIn(services, signIn, begun)));
      },
    ],
  ]);
}
