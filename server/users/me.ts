import { Hono } from 'hono';
import * as z from 'zod/mini';
import { enteredPassword } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';
import { signedIn } from '#server/auth/guards.ts';
import { countTry, forgiveTry, type Limit } from '#server/auth/rate-limit.ts';
import { endOtherSessions } from '#server/auth/sessions.ts';
import { message } from '#server/base/messages.ts';
import { readJson } from '#server/http/body.ts';
import { checked } from '#server/http/checked.ts';
import type { Env, Services } from '#server/http/context.ts';
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

/** Guessing the current password with somebody's open session. */
const changes: Limit = { name: 'password', tries: 10, seconds: 15 * 60 };

/** The caller's own account, below `/api/v1/users/me`. */
export function ownAccount(services: Services): Hono<Env> {
  const { db, now, passwords } = services;
  return new Hono<Env>()
    .use(signedIn(services))
    .get('/', async (c) => {
      const user = await readUser(db, c.get('caller').id);
      if (!user) throw unauthorized();
      return c.json(data(user));
    })
    .put('/password', async (c) => {
      const { currentPassword, newPassword } = checked(passwordChange, await readJson(c));
      const { id, sessionId } = c.get('caller');
      await countTry(db, changes, [id], now());
      const user = await db
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!(await passwords.matches(currentPassword, user?.password_hash))) {
        throw invalid({ currentPassword: [message('wrongPassword')] });
      }
      const password_hash = await passwords.hash(newPassword);
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
        // Whoever knew the old password is out.
        await endOtherSessions(trx, id, sessionId);
      });
      await forgiveTry(db, changes, [id], true);
      return c.json(messageOnly(message('passwordChanged')));
    })
    .put('/languages', async (c) => {
      const chosen = checked(languages, await readJson(c));
      await db.updateTable('users').set(chosen).where('id', '=', c.get('caller').id).execute();
      return c.json(messageOnly(message('languagesChanged')));
    });
}
