import type { Context } from 'hono';
import { recordAccountEvent } from '#server/activity/account-events.ts';
import { beginSession } from '#server/auth/sessions.ts';
import type { Origin } from '#server/auth/tries.ts';
import type { Services } from '#server/http/context.ts';
import { readUser } from '#server/users/table.ts';
import { rememberOrigin } from './origin.ts';

/**
 * Begins the session of a user whose password or code was right, and adds the sign-in to the journal. Returns what signing
 * in responds.
 */
export async function signInUser(
  c: Context,
  services: Services,
  origin: Origin,
  userId: string,
  by: 'password' | 'code',
) {
  await rememberOrigin(c, services, origin);
  const agent = c.req.header('user-agent') ?? '';
  const tokens = await services.db.transaction().execute(async (trx) => {
    const { name } = await trx
      .selectFrom('users')
      .select('name')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const event = { action: 'sign_in', name: by, user: { id: userId, name } } as const;
    await recordAccountEvent(trx, { ...event, ip: origin.ip, at: services.now() });
    return beginSession({ ...services, db: trx }, { userId, ip: origin.ip, agent });
  });
  return { ...tokens, user: await readUser(services.db, userId) };
}
