import * as z from 'zod/mini';
import { changeLanguages, changePassword } from '#resources/paths/account.ts';
import { readAccount } from '#resources/paths/session.ts';
import { enteredPassword } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';
import { endChallenges, hasFactor } from '#server/auth/factor-rows.ts';
import { notifyOwner } from '#server/auth/notices.ts';
import { setPictureCookie } from '#server/auth/picture-cookie.ts';
import { addPictureToken } from '#server/auth/picture-tokens.ts';
import { countAttempt, type Limit, uncountAttempt } from '#server/auth/rate-limit.ts';
import { endSessionsOf } from '#server/auth/sessions.ts';
import { bearerOf } from '#server/auth/tokens.ts';
import { message } from '#server/base/messages.ts';
import { newPasswordProblem } from '#server/base/password-rules.ts';
import { aboutAccount } from '#server/calls/account-subject.ts';
import { type ReadHandler, writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { unlessDiskFull } from '#server/database/disk-guard.ts';
import type { Database } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { invalid, unauthorized } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { readUser } from './table.ts';

const passwordChange = z.object({ currentPassword: enteredPassword, newPassword: enteredPassword });

const languages = z.object({
  languages: z
    .array(z.string({ error: problem('type') }).check(z.regex(/^[a-z]{2}$/, { error: problem('type') })), {
      error: problem('required'),
    })
    .check(z.minLength(1, { error: problem('required') }), z.maxLength(20, { error: problem('type') })),
});

/** Limits attempts to change the password, so that somebody who uses another user's open session cannot guess the current one. */
const passwordChanges: Limit = { name: 'password', attempts: 10, seconds: 15 * 60 };

/**
 * Returns the handler that reads the account and sets the cookie that authorizes reading pictures. Its token is stored in
 * the primary database: a replica accepts no writes.
 */
const readOwnAccount =
  (tools: Tools, primary: Database): ReadHandler =>
  async (c, db) => {
    const { id, sessionId, requiredAction } = c.get('caller');
    const user = await readUser(db, id);
    const accessToken = bearerOf(c.req.header('authorization'));
    if (!user || !accessToken) throw unauthorized();
    // A browser with stored tokens may have no cookie, e.g. if its session began before an update of the service.
    await unlessDiskFull(addPictureToken(primary, sessionId, accessToken));
    setPictureCookie(c, tools, accessToken);
    return c.json(data({ ...user, requiredAction }));
  };

/** Returns the handler that changes the password and ends the other sessions. */
const changeOwnPassword = (tools: Tools) =>
  writing(async ({ c, body, outside }) => {
    const { currentPassword, newPassword } = checked(passwordChange, (await body()).json);
    const { id, sessionId } = c.get('caller');
    const user = await outside
      .selectFrom('users')
      .select(['id', 'password_hash', 'name', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    // The first code to the address removes the password: nothing can be guessed, and no entry is right.
    if (user?.password_hash === null) throw invalid({ currentPassword: [message('noPassword')] });
    const counting = { db: outside, clock: tools.clock };
    await countAttempt(counting, passwordChanges, [id]);
    if (!user || !(await tools.passwords.matches(currentPassword, user.password_hash))) {
      throw invalid({ currentPassword: [message('wrongPassword')] });
    }
    // Whatever is wrong with the new password says nothing about the current one.
    await uncountAttempt(counting, passwordChanges, [id], true);
    const owner = { ...user, hasFactor: await hasFactor(outside, id) };
    const wrong = await newPasswordProblem(newPassword, owner);
    if (wrong) throw invalid({ newPassword: [wrong] });
    if (newPassword === currentPassword) throw invalid({ newPassword: [message('passwordSame')] });
    const password_hash = await tools.passwords.hash(newPassword);
    return async ({ trx, journal, afterCommit }) => {
      const changed = await trx
        .updateTable('users')
        .set({ password_hash, password_change_due: false })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        // The password may have been changed since it was checked.
        .where('password_hash', '=', user.password_hash)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw invalid({ currentPassword: [message('wrongPassword')] });
      // Sessions and sign-ins that began with the old password end.
      await endSessionsOf(trx, id, { except: sessionId });
      await endChallenges(trx, id);
      journal.record({ ...aboutAccount(user), action: 'credentials', name: 'password' });
      afterCommit(() => notifyOwner(tools, user.email, 'password'));
      return { body: messageOnly(message('passwordChanged')) };
    };
  });

/** Changes the languages. */
const changeOwnLanguages = writing(async ({ c, body }) => {
  const chosen = checked(languages, (await body()).json);
  return async ({ trx, journal }) => {
    const { id } = c.get('caller');
    const user = await lockedAccount(trx, id);
    await trx.updateTable('users').set(chosen).where('id', '=', id).execute();
    const change = { field: 'languages', from: user.languages, to: chosen.languages };
    journal.record({ ...aboutAccount(user), action: 'update', name: 'languages', changes: [change] });
    return { body: messageOnly(message('languagesChanged')) };
  };
});

/** Returns the routes of the signed-in user's own account. */
export const accountRoutes = (tools: Tools, primary: Database): readonly ServiceRoute[] => [
  [readAccount, readOwnAccount(tools, primary)],
  [changePassword, changeOwnPassword(tools)],
  [changeLanguages, changeOwnLanguages],
];

/** Locks the account of the caller. Throws an `HttpError` if it was deleted meanwhile. */
async function lockedAccount(trx: Database, id: string) {
  const found = await trx
    .selectFrom('users')
    .select(['id', 'name', 'languages'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw unauthorized();
  return found;
}
