import { namedFactor } from '#resources/calls/factor-schemas.ts';
import { readFactors, removeFactor, renameFactor, renewRecoveryCodes } from '#resources/paths/factors.ts';
import { removeFactors } from '#server/auth/factor-rows.ts';
import { notifyOwner } from '#server/auth/notices.ts';
import { message } from '#server/base/messages.ts';
import { aboutAccount } from '#server/calls/account-subject.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import type { Caller, Tools } from '#server/http/context.ts';
import { conflict, notFound, unauthorized } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { factorsOf, sentFactor } from './factor-rows.ts';
import { proofRoutes } from './proof-routes.ts';
import { newRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { isFactorRequired } from './requirement.ts';
import { setupRoutes } from './setup-routes.ts';

/** Gives a factor another name. */
const rename = writing(async ({ c, body }) => {
  const [id, { name }] = [factorId(c.req.param('id')), checked(namedFactor, (await body()).json)];
  return async ({ trx, journal }) => {
    const user = await lockedUser(trx, c.get('caller').id);
    const before = await factorsOf(trx, user.id).select('name').where('id', '=', id).executeTakeFirst();
    const renamed = await trx
      .updateTable('second_factors')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', c.get('caller').id)
      .returning(['id', 'kind', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst();
    if (!renamed) throw factorNotFound();
    const change = { field: 'factor', from: before?.name ?? null, to: name };
    journal.record({
      ...aboutAccount(user),
      action: 'credentials',
      name: 'factorRenamed',
      changes: [change],
    });
    return { body: data(sentFactor(renamed)) };
  };
});

/** Returns the handler that removes a factor, and the recovery codes with the last one. */
const remove = (tools: Tools) =>
  writing(async ({ c }) => {
    const [id, caller] = [factorId(c.req.param('id')), c.get('caller')];
    return async ({ trx, journal, afterCommit }) => {
      const user = await lockedUser(trx, caller.id);
      const known = await factorsOf(trx, caller.id).select('id').execute();
      if (!known.some((factor) => factor.id === id)) throw factorNotFound();
      const isLast = known.length === 1;
      if (isLast && isFactorRequired(tools, caller))
        throw conflict('E_SECOND_FACTOR_REQUIRED', message('lastFactor'));
      if (isLast) await removeFactors(trx, caller.id);
      else await trx.deleteFrom('second_factors').where('id', '=', id).execute();
      journal.record({ ...aboutAccount(user), action: 'credentials', name: 'factorRemoved' });
      afterCommit(() => notifyOwner(tools, user.email, 'factorRemoved'));
      return { body: messageOnly(message('factorRemoved')) };
    };
  });

/** Returns the handler that replaces the recovery codes. */
const renewCodes = (tools: Tools) =>
  writing(async ({ c }) => {
    const caller = c.get('caller');
    const created = await newRecoveryCodes(tools.passwords);
    return async ({ trx, journal, afterCommit }) => {
      const user = await lockedUser(trx, caller.id);
      const known = await factorsOf(trx, caller.id).select('id').execute();
      if (known.length === 0) throw conflict('E_NO_FACTOR', message('noFactor'));
      await replaceRecoveryCodes(trx, caller.id, created);
      journal.record({ ...aboutAccount(user), action: 'credentials', name: 'recoveryRenewed' });
      afterCommit(() => notifyOwner(tools, user.email, 'recoveryRenewed'));
      return { body: data({ recoveryCodes: created.codes }) };
    };
  });

/** Returns the routes of the signed-in user's second factors. */
export const factorRoutes = (tools: Tools): readonly ServiceRoute[] => [
  ...setupRoutes(tools),
  ...proofRoutes(tools),
  [readFactors, async (c, db) => c.json(data(await readAll(tools, db, c.get('caller'))))],
  [renameFactor, rename],
  [removeFactor, remove(tools)],
  [renewRecoveryCodes, renewCodes(tools)],
];

const factorNotFound = () => notFound('factorNotFound');

/** Returns the id in a path. Throws an `HttpError` if it does not have the form of an id. */
function factorId(id = ''): string {
  if (!isId(id)) throw factorNotFound();
  return id;
}

/** Locks a user, so that changes of their factors run one after another. */
async function lockedUser(trx: Database, id: string) {
  const user = trx.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', id).forUpdate();
  const found = await user.executeTakeFirst();
  if (!found) throw unauthorized();
  return found;
}

async function readAll(tools: Tools, db: Database, caller: Caller) {
  const rows = await factorsOf(db, caller.id)
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .execute();
  const left = db.selectFrom('recovery_codes').select(({ fn }) => fn.countAll().as('count'));
  const { count } = await left.where('user_id', '=', caller.id).executeTakeFirstOrThrow();
  return {
    factors: rows.map(sentFactor),
    recoveryCodes: Number(count),
    required: isFactorRequired(tools, caller),
  };
}
