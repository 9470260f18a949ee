import { ApiError } from '#lib/api/api-error.ts';
import { errorText } from '#lib/errors/errors.ts';
import { notify } from '#lib/notify/notify.ts';
import { session } from '#lib/session/session.ts';
import { verifyFactor } from '#resources/paths/factors.ts';

/** The status if an answer comes too late, or is one of too many. */
const gone = 410;

/**
 * Signs in with the answer to a challenge. Returns false, after a toast with the reason, if the challenge has ended: the
 * sign-in begins again. Rejects with any other error.
 */
export async function answerChallenge(answer: object): Promise<boolean> {
  try {
    await session.signInBy(verifyFactor, answer);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== gone) throw error;
    notify.error(errorText(error));
    return false;
  }
}
