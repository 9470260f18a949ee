import type { RequiredAction } from '#resources/calls/required-actions.ts';
import { changePassword } from '#resources/paths/account.ts';
import { readFactors } from '#resources/paths/factors.ts';
import { readAccount } from '#resources/paths/session.ts';
import type { Call } from '#schema/endpoints.ts';
import { servedAt } from '#schema/served-at.ts';
import { type MessageName, message } from '#server/base/messages.ts';
import { HttpError } from '#server/http/http-error.ts';

/** How the service refuses the calls of a session until a required action is done. */
interface Refusal {
  readonly code: string;
  readonly message: MessageName;
  /** The calls of the user's own account that are served before. Default: all. */
  readonly served?: readonly Call[];
}

const refusals: Readonly<Record<RequiredAction, Refusal>> = {
  changePassword: {
    code: 'E_PASSWORD_CHANGE_REQUIRED',
    message: 'passwordChangeRequired',
    // The factors decide how long the new password must be.
    served: [readAccount, readFactors, changePassword],
  },
  addFactor: { code: 'E_SECOND_FACTOR_REQUIRED', message: 'secondFactorRequired' },
};

/** Returns true if a call of the user's own account is served before a required action is done. */
export function isServedBefore(action: RequiredAction, method: string, path: string): boolean {
  const { served } = refusals[action];
  return served === undefined || served.some((call) => call.method === method && servedAt(call) === path);
}

/** Returns the error for a call that is refused until a required action is done. */
export function actionRequired(action: RequiredAction): HttpError {
  const refusal = refusals[action];
  return new HttpError(403, refusal.code, message(refusal.message));
}
