import { t } from '#lib/i18n/i18n.ts';
import { type FactorEntry, factorEntry, proof } from '#resources/calls/factor-entries.ts';
import { beginProof, prove, verifyFactor } from '#resources/paths/factors.ts';
import { checkedRoute } from './checked.ts';
import type { FactorStore } from './factor-store.ts';
import { data, failure, invalid, message, type Route, route } from './routes.ts';
import { administrator, password, tokens } from './session-routes.ts';

/** Adds the check of proofs to routes: calls with `proof` are refused until the user has proved their identity once. */
export const withProof = (routes: readonly Route[], factors: FactorStore): readonly Route[] =>
  routes.map(([call, handler]) =>
    route(call, (request, ids) =>
      call.proof && !factors.isProved
        ? failure(403, t('server.proofRequired'), 'E_PROOF_REQUIRED')
        : handler(request, ids),
    ),
  );

/** Creates the routes that check a second factor: for a proof of identity, and as the second step of a sign-in. */
export function proofRoutes(factors: FactorStore): Route[] {
  /** Returns the response to a wrong answer to a challenge; undefined if the answer is right. */
  const refusalOf = (entry: FactorEntry) => {
    const result = factors.answer(entry);
    if (result === 'ended') return failure(410, t('server.challengeEnded'), 'E_CHALLENGE_ENDED');
    if (result === 'right') return undefined;
    return entry.factor === 'passkey'
      ? invalid({ credential: [t('server.wrongPasskey')] })
      : invalid({ code: [t('server.wrongCode')] });
  };
  return [
    route(beginProof, () => data({ password: true, challenge: factors.begin() })),
    checkedRoute(prove, proof, (sent) => {
      if ('password' in sent && sent.password !== password)
        return invalid({ password: [t('server.wrongPassword')] });
      const refusal = 'password' in sent ? undefined : refusalOf(sent);
      if (refusal !== undefined) return refusal;
      factors.isProved = true;
      return message(t('server.proved'));
    }),
    checkedRoute(
      verifyFactor,
      factorEntry,
      (entry) => refusalOf(entry) ?? data({ ...tokens, user: administrator }),
    ),
  ];
}
