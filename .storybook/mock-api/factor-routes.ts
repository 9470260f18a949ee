import { t } from '#lib/i18n/i18n.ts';
import { passkeyConfirmation, totpConfirmation } from '#resources/calls/factor-entries.ts';
import { namedFactor } from '#resources/calls/factor-schemas.ts';
import * as paths from '#resources/paths/factors.ts';
import { brandName } from '#theme/brand.ts';
import { checkedRoute } from './checked.ts';
import { appCode, type FactorStore, isForChallenge } from './factor-store.ts';
import { data, failure, invalid, message, type Route, route } from './routes.ts';
import { administrator } from './session-routes.ts';

const { email, name: displayName } = administrator;
const issuer = encodeURIComponent(brandName);
const factorNotFound = () => failure(404, t('server.factorNotFound'));
const setupEnded = () => failure(404, t('server.setupEnded'));

/** Creates the routes of the second factors of the signed-in user. */
export function factorRoutes(factors: FactorStore): Route[] {
  /** The challenge of each setup that is not confirmed yet; empty for an app. */
  const setups = new Map<string, string>();
  let count = 0;
  const begin = (challenge: string) => {
    count += 1;
    setups.set(`setup-${count}`, challenge);
    return `setup-${count}`;
  };

  const added = (id: string, kind: 'totp' | 'passkey', name: string) => {
    setups.delete(id);
    const isFirst = factors.all.length === 0;
    const factor = factors.add(kind, name);
    return data({ factor, recoveryCodes: isFirst ? factors.renewCodes() : null });
  };

  return [
    route(paths.readFactors, () =>
      data({ factors: factors.all, recoveryCodes: factors.codesLeft, required: false }),
    ),
    route(paths.beginTotp, () => {
      const { secret } = factors;
      const uri = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?issuer=${issuer}&secret=${secret}`;
      return data({ id: begin(''), secret, uri });
    }),
    checkedRoute(paths.confirmTotp, totpConfirmation, ({ code, name }, [id = '']) => {
      if (!setups.has(id)) return setupEnded();
      return code === appCode ? added(id, 'totp', name) : invalid({ code: [t('server.wrongCode')] });
    }),
    route(paths.beginPasskey, () => {
      const challenge = factors.nextChallenge();
      const user = { id: 'dXNlcg', name: email, displayName };
      const algorithms = [{ type: 'public-key', alg: -7 }];
      const options = { challenge, rp: { name: brandName }, user, pubKeyCredParams: algorithms };
      return data({ id: begin(challenge), options });
    }),
    checkedRoute(paths.confirmPasskey, passkeyConfirmation, ({ name, credential }, [id = '']) => {
      const challenge = setups.get(id);
      if (challenge === undefined) return setupEnded();
      return isForChallenge(credential.response.clientDataJSON, challenge)
        ? added(id, 'passkey', name)
        : invalid({ credential: [t('server.wrongPasskey')] });
    }),
    checkedRoute(paths.renameFactor, namedFactor, ({ name }, [id = '']) => {
      const renamed = factors.rename(id, name);
      return renamed === undefined ? factorNotFound() : data(renamed);
    }),
    route(paths.removeFactor, (_, [id = '']) =>
      factors.remove(id) ? message(t('server.factorRemoved')) : factorNotFound(),
    ),
    route(paths.renewRecoveryCodes, () =>
      factors.all.length === 0
        ? failure(409, t('server.noFactor'), 'E_NO_FACTOR')
        : data({ recoveryCodes: factors.renewCodes() }),
    ),
  ];
}
