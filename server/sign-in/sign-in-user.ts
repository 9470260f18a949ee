import type { Context } from 'hono';
import { beginSession } from '#server/auth/sessions.ts';
import type { Origin } from '#server/auth/tries.ts';
import type { Services } from '#server/http/context.ts';
import { readUser } from '#server/users/table.ts';
import { rememberOrigin } from './origin.ts';

/** Begins the session of a user whose password or code was right. Returns what signing in responds. */
export async function signInUser(c: Context, services: Services, origin: Origin, userId: string) {
  await rememberOrigin(c, services, origin);
  const agent = c.req.header('user-agent') ?? '';
  const tokens = await services.db
    .transaction()
    .execute((trx) => beginSession({ ...services, db: trx }, { userId, ip: origin.ip, agent }));
  return { ...tokens, user: await readUser(services.db, userId) };
}
