import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/browser';
import { ApiError } from '#lib/api/api-error.ts';
import { loadCode } from '#lib/code/load-code.ts';
import { t } from '#lib/i18n/i18n.ts';

/** The options with which a browser creates a passkey. */
export type { CreationOptions };

const load = () => loadCode(() => import('@simplewebauthn/browser'));

/** Asks the browser for one of the user's passkeys. Rejects with an error that can be shown if there is none. */
export async function answerWithPasskey(options: RequestOptions): Promise<object> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON: options }).catch(refuse);
}

/** Has the browser create a passkey. Rejects with an error that can be shown if the user or the device refuses. */
export async function createPasskey(options: CreationOptions): Promise<object> {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON: options }).catch(refuse);
}

/** Returns true if the browser has passkeys at all. */
export const hasPasskeys = () => 'PublicKeyCredential' in globalThis;

/** Throws an error with one text for all cases: on purpose, browsers do not say whether the user cancelled or has no passkey. */
function refuse(cause: unknown): never {
  throw new ApiError('http', { serverMessage: t('factors.passkeyRefused'), cause });
}
