import { type FactorEntry, proof } from '#resources/calls/factor-entries.ts';
import { beginProof, prove } from '#resources/paths/factors.ts';
import { hasFactor } from '#server/auth/factor-rows.ts';
import { storeProof } from '#server/auth/proofs.ts';
import { countAttempt, type Limit, uncountAttempt } from '#server/auth/rate-limit.ts';
import { message } from '#server/base/messages.ts';
import { type WriteHandler, type WriteRequest, writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { Database } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import { clientIpAddress } from '#server/http/client-ip-address.ts';
import type { Tools } from '#server/http/context.ts';
import { conflict, invalid, unauthorized } from '#server/http/http-error.ts';
import { data, messageOnly } from '#server/http/responses.ts';
import { answerChallenge } from './answer-challenge.ts';
import { beginChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Limits guesses of the password by somebody who uses another user's open session. */
const passwordProofs: Limit = { name: 'proof', attempts: 10, seconds: 15 * 60 };

/** Returns the routes with which the signed-in user proves their identity again. */
export const proofRoutes = (tools: Tools): readonly ServiceRoute[] => [
  [
    beginProof,
    writing(async ({ c }) => async ({ trx }) => {
      const { id, sessionId } = c.get('caller');
      const { password_hash } = await ownAccount(trx, id);
      const challenged = { userId: id, sessionId, party: relyingPartyOf(c, tools) };
      const challenge = (await hasFactor(trx, id))
        ? await beginChallenge({ db: trx, clock: tools.clock }, challenged)
        : null;
      if (password_hash === null && challenge === null) throw conflict('E_NO_PASSWORD', message('noProof'));
      return { body: data({ password: password_hash !== null, challenge }) };
    }),
  ],
  [
    prove,
    writing(async ({ c, body, outside }) => {
      const entered = checked(proof, (await body()).json);
      return 'password' in entered
        ? proveByPassword(tools, { c, outside }, entered.password)
        : proveByFactor(tools, { c, outside }, entered);
    }),
  ],
];

type Request = Pick<WriteRequest, 'c' | 'outside'>;
type SecondStep = ReturnType<WriteHandler['steps']>;

async function proveByPassword(tools: Tools, { c, outside }: Request, password: string): SecondStep {
  const { id, sessionId } = c.get('caller');
  const { clock, passwords } = tools;
  const { password_hash } = await ownAccount(outside, id);
  if (password_hash === null) throw invalid({ password: [message('noPassword')] });
  await countAttempt({ db: outside, clock }, passwordProofs, [id]);
  if (!(await passwords.matches(password, password_hash)))
    throw invalid({ password: [message('wrongPassword')] });
  return async ({ trx }) => {
    await uncountAttempt({ db: trx, clock }, passwordProofs, [id], true);
    await storeProof(trx, clock, sessionId);
    return { body: messageOnly(message('proved')) };
  };
}

async function proveByFactor(tools: Tools, { c, outside }: Request, entry: FactorEntry): SecondStep {
  const { id, sessionId } = c.get('caller');
  const { email } = await ownAccount(outside, id);
  const ip = clientIpAddress(c, tools.settings.trustedProxies);
  const party = relyingPartyOf(c, tools);
  const origin = { ip, device: undefined, email };
  const answer = await answerChallenge(tools, outside, { entry, origin, party, sessionId });
  return async ({ trx, afterCommit }) => {
    await answer.use(trx);
    await storeProof(trx, tools.clock, sessionId);
    afterCommit(() => tools.background.run('ending a proof', answer.finish));
    return { body: messageOnly(message('proved')) };
  };
}

/** Returns the account of the caller. Throws an `HttpError` if it was deleted meanwhile. */
async function ownAccount(db: Database, id: string) {
  const account = db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', id);
  const found = await account.executeTakeFirst();
  if (!found) throw unauthorized();
  return found;
}
