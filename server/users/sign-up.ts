import { users } from '#resources/users.ts';
import { countTry, type Limit } from '#server/auth/rate-limit.ts';
import { callerOf } from '#server/auth/sessions.ts';
import { bearerOf } from '#server/auth/tokens.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import { checkedDraft } from '#server/http/checked.ts';
import { clientIpAddress } from '#server/http/client-ip-address.ts';
import type { Tools } from '#server/http/context.ts';
import { data } from '#server/http/responses.ts';
import { createUser } from './creation.ts';
import { readUser } from './table.ts';

const signUps: Limit = { name: 'signup', tries: 20, seconds: 60 * 60 };

/** Returns the handler that adds a user. */
export const signUp = ({ now, passwords, settings }: Tools) =>
  writing(async ({ c, body, outside }) => {
    const { password, ...person } = checkedDraft(users, (await body()).json);
    const token = bearerOf(c.req.header('authorization'));
    const caller = token ? await callerOf(outside, token, now()) : undefined;
    if (caller) c.set('caller', caller);
    // An administrator may add many users.
    if (caller?.role !== 'admin')
      await countTry(outside, signUps, [clientIpAddress(c, settings.trustedProxies)], now());
    const password_hash = await passwords.hash(password);
    return async ({ trx, journal }) => {
      const id = await createUser(trx, { ...person, password_hash });
      const after = await readUser(trx, id);
      journal.record({ action: 'create', resource: users, ...(after && { after }) });
      return { status: 201, body: { ...data(after), message: message('userCreated') }, version: after };
    };
  });
