import { passkeyConfirmation, totpConfirmation } from '#resources/calls/factor-entries.ts';
import { beginPasskey, beginTotp, confirmPasskey, confirmTotp } from '#resources/paths/factors.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Database } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { invalid, unauthorized } from '#server/http/http-error.ts';
import { data } from '#server/http/responses.ts';
import { addFactor, codesForFirstFactor } from './add-factor.ts';
import { databaseSeconds } from './check-factor.ts';
import { knownPasskeys } from './factor-rows.ts';
import { creationOptions, verifiedCreation } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';
import { beginSetup, endSetup, setupToConfirm } from './setups.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** Returns the handler that begins the set-up of an authenticator app. */
const beginTotpSetup = (tools: Tools) =>
  writing(async ({ c, outside }) => {
    const { clock, secrets } = tools;
    const { id, email } = await owner(outside, c.get('caller').id);
    const secret = newTotpSecret();
    return async ({ trx }) => {
      const kept = { secret: secrets.seal(secret, id), challenge: null };
      const setup = await beginSetup({ db: trx, clock }, id, kept);
      return { body: data({ id: setup, secret, uri: totpAddress(secret, email) }) };
    };
  });

/** Returns the handler that adds an authenticator app once its first code is right. */
const confirmTotpSetup = (tools: Tools) =>
  writing(async ({ c, body, outside }) => {
    const { clock, secrets } = tools;
    const [caller, db] = [c.get('caller'), { db: outside, clock }];
    const { name, code } = checked(totpConfirmation, (await body()).json);
    const { id, secret } = await setupToConfirm(db, c, caller);
    const seconds = await databaseSeconds(db);
    const last_step = secret ? stepOfCode(secrets.open(secret, caller.id), code, seconds) : undefined;
    if (!secret || last_step === undefined) throw invalid({ code: [message('wrongCode')] });
    const codes = await codesForFirstFactor(tools, outside, caller.id);
    return async (unit) => {
      await endSetup(unit.trx, clock, id);
      const factor = { kind: 'totp', name, secret, last_step } as const;
      return { body: data(await addFactor(tools, unit, caller.id, factor, codes)) };
    };
  });

/** Returns the handler that begins the set-up of a passkey. */
const beginPasskeySetup = (tools: Tools) =>
  writing(async ({ c, outside }) => {
    const { clock } = tools;
    const party = relyingPartyOf(c, tools);
    const user = await owner(outside, c.get('caller').id);
    const options = await creationOptions(party, user, await knownPasskeys(outside, user.id, party));
    return async ({ trx }) => {
      const kept = { secret: null, challenge: options.challenge };
      return { body: data({ id: await beginSetup({ db: trx, clock }, user.id, kept), options }) };
    };
  });

/** Returns the handler that adds a passkey that a browser has created. */
const confirmPasskeySetup = (tools: Tools) =>
  writing(async ({ c, body, outside }) => {
    const { clock } = tools;
    const [caller, db, party] = [c.get('caller'), { db: outside, clock }, relyingPartyOf(c, tools)];
    const { name, credential } = checked(passkeyConfirmation, (await body()).json);
    const { id, challenge } = await setupToConfirm(db, c, caller);
    const created = challenge === null ? undefined : await verifiedCreation(party, challenge, credential);
    if (!created) throw invalid({ credential: [message('wrongPasskey')] });
    const codes = await codesForFirstFactor(tools, outside, caller.id);
    return async (unit) => {
      await endSetup(unit.trx, clock, id);
      const { id: credential_id, publicKey: public_key, counter, transports } = created;
      const passkey = { credential_id, rp_id: party.id, public_key, counter, transports };
      const factor = { kind: 'passkey', name, ...passkey } as const;
      return { body: data(await addFactor(tools, unit, caller.id, factor, codes)) };
    };
  });

/** Returns the routes with which the signed-in user adds an authenticator app or a passkey. */
export const setupRoutes = (tools: Tools): readonly ServiceRoute[] => [
  [beginTotp, beginTotpSetup(tools)],
  [confirmTotp, confirmTotpSetup(tools)],
  [beginPasskey, beginPasskeySetup(tools)],
  [confirmPasskey, confirmPasskeySetup(tools)],
];

/** Returns the account of the caller. Throws an `HttpError` if it was deleted meanwhile. */
async function owner(db: Database, id: string) {
  const user = db.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', id);
  const found = await user.executeTakeFirst();
  if (!found) throw unauthorized();
  return found;
}
