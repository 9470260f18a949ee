import * as z from 'zod/mini';
import { resetPassword, verifyEmail } from '#resources/paths/codes.ts';
import { enteredPassword } from '#schema/constraints.ts';
import { recordAccountEvent } from '#server/activity/account-events.ts';
import { endChallenges, hasFactor } from '#server/auth/factor-rows.ts';
import { notifyOwner } from '#server/auth/notices.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { message } from '#server/base/messages.ts';
import { anyPasswordProblem, ownerPasswordProblem } from '#server/base/password-rules.ts';
import { type WriteRequest, writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Tools } from '#server/http/context.ts';
import { invalid } from '#server/http/http-error.ts';
import { messageOnly } from '#server/http/responses.ts';
import { codeEntry } from './code-entry.ts';
import { originOf } from './origin.ts';
import { enterCode, readCodeRequest } from './right-code.ts';

const reset = z.extend(codeEntry, { password: enteredPassword });

/** Returns the routes that change an account with a one-time code: to verify the email, to reset the password. */
export const codeWrites = (tools: Tools): readonly ServiceRoute[] => {
  const { passwords, now } = tools;
  const read = <Body>(schema: z.ZodMiniType<Body>, { body }: WriteRequest) =>
    readCodeRequest(tools, schema, async () => (await body()).json);

  return [
    [
      verifyEmail,
      writing(async (request) => {
        const { c, outside } = request;
        const entered = await read(codeEntry, request);
        const services = { ...tools, db: outside };
        const origin = originOf(c, services, entered.email);
        const code = await enterCode(services, origin, { ...entered, purpose: 'verify_email' });
        return async ({ trx }) => {
          await code.use(trx);
          return { body: messageOnly(message('emailVerified')) };
        };
      }),
    ],
    [
      resetPassword,
      writing(async (request) => {
        const { c, outside } = request;
        const { password, ...entered } = await read(reset, request);
        const services = { ...tools, db: outside };
        const origin = originOf(c, services, entered.email);
        const wrong = await anyPasswordProblem(password);
        if (wrong) throw invalid({ password: [wrong] });
        // Hashed before the code is checked, so that the time of the response reveals nothing about the code.
        const password_hash = await passwords.hash(password);
        const code = await enterCode(services, origin, { ...entered, purpose: 'reset_password' });
        return async ({ trx, afterCommit }) => {
          const user = await code.use(trx);
          const wrong = ownerPasswordProblem(password, { ...user, hasFactor: await hasFactor(trx, user.id) });
          // The error undoes the transaction, so the code can be used again.
          if (wrong) throw invalid({ password: [wrong] });
          const changed = { password_hash, password_change_due: false };
          await trx.updateTable('users').set(changed).where('id', '=', user.id).execute();
          // Whoever signed in with the old password is signed out.
          await endSessionsOf(trx, user.id, {});
          await endChallenges(trx, user.id);
          const event = { action: 'credentials', name: 'password', user } as const;
          await recordAccountEvent(trx, { ...event, ip: origin.ip, at: now() });
          afterCommit(() => notifyOwner(tools, user.email, 'password'));
          return { body: messageOnly(message('passwordReset')) };
        };
      }),
    ],
  ];
};
