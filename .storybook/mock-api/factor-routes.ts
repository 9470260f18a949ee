import * as paths from '#resources/paths/factors.ts';
import { hoursAgo } from './clock.ts';
import { data, invalid, message, type Route, route } from './routes.ts';
import { password } from './session-routes.ts';

/** The only code of the authenticator app. */
const code = '135790';

/** The key of the authenticator app. */
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Administration:admin%40example.com?secret=${secret}&issuer=Administration`;

const recoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `ABCD-EFGH-IJKL-MN${(index % 6) + 2}${'PQRSTUVWXY'[index]}`,
);

interface Factor {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Creates the routes of the second factors of the signed-in user. A proof of identity is needed once. */
export function factorRoutes(): Route[] {
  let factors: readonly Factor[] = [];
  let codesLeft = 0;
  let isProved = false;
  const proved = (respond: () => Response) =>
    isProved
      ? respond()
      : Response.json({ code: 'E_PROOF_REQUIRED', message: 'Confirmez votre identité.' }, { status: 403 });
  return [
    route(paths.readFactors, () => data({ factors, recoveryCodes: codesLeft, required: false })),
    route(paths.beginProof, () => data({ password: true, challenge: null })),
    route(paths.prove, async (request) => {
      const sent: { password?: string } = await request.json();
      isProved = sent.password === password;
      return isProved
        ? message('Identité confirmée.')
        : invalid({ password: ['Mot de passe actuel incorrect'] });
    }),
    route(paths.beginTotp, () => proved(() => data({ id: 'setup-1', secret, uri }))),
    route(paths.confirmTotp, async (request) => {
      const sent: { code?: string; name?: string } = await request.json();
      if (sent.code?.replaceAll(' ', '') !== code) return invalid({ code: ['Code incorrect ou expiré'] });
      const isFirst = factors.length === 0;
      const id = `factor-${factors.length + 1}`;
      const factor = { id, kind: 'totp', name: sent.name ?? '', createdAt: hoursAgo(0), lastUsedAt: null };
      factors = [...factors, factor];
      if (isFirst) codesLeft = recoveryCodes.length;
      return data({ factor, recoveryCodes: isFirst ? recoveryCodes : null });
    }),
    route(paths.renameFactor, async (request, [id]) => {
      const { name }: { name: string } = await request.json();
      factors = factors.map((factor) => (factor.id === id ? { ...factor, name } : factor));
      return data(factors.find((factor) => factor.id === id));
    }),
    route(paths.removeFactor, (_, [id]) =>
      proved(() => {
        factors = factors.filter((factor) => factor.id !== id);
        return message('Second facteur supprimé.');
      }),
    ),
    route(paths.renewRecoveryCodes, () =>
      proved(() => {
        codesLeft = recoveryCodes.length;
        return data({ recoveryCodes });
      }),
    ),
  ];
}
