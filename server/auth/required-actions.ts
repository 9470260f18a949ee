import type { RequiredAction } from '#resources/calls/required-actions.ts';
import { type MessageName, message } from '#server/base/messages.ts';
import { HttpError } from '#server/http/http-error.ts';

/** How the service refuses the calls of a session until an action is done. */
const refusals: Readonly<Record<RequiredAction, { readonly code: string; readonly message: MessageName }>> = {
  addFactor: { code: 'E_SECOND_FACTOR_REQUIRED', message: 'secondFactorRequired' },
};

/** Returns the error for a call that has to wait until the user has done something else. */
export function actionRequired(action: RequiredAction): HttpError {
  const refusal = refusals[action];
  return new HttpError(403, refusal.code, message(refusal.message));
}
