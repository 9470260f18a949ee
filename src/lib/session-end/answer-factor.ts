import { session } from '#lib/session/session.ts';
import { verifyFactor } from '#resources/paths/factors.ts';

/** Ends a sign-in with the answer to its question for a second factor. */
export const answerFactor = (answer: object) => session.signInBy(verifyFactor, answer);
