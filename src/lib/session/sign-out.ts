import type { Send } from '#lib/api/transport.ts';
import * as calls from '#resources/paths/session.ts';
import { isUnauthorized } from './authorized-request.ts';
import { requestTokens } from './token-refresh.ts';
import type { Tokens } from './tokens.ts';

/** The longest duration of a sign-out, in milliseconds, however many calls it takes. */
const signOutTimeout = 5_000;

/**
 * Informs the server that the owner of these tokens signs out. Never rejects, and ends in time whatever the server
 * does. An access token that it gets on the way is used for this alone and not stored.
 */
export async function reportSignOut(send: Send, { accessToken, refreshToken }: Tokens): Promise<void> {
  const signal = AbortSignal.timeout(signOutTimeout);
  const timedOut = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const signOut = (bearer: string | undefined) => send({ ...calls.signOut, signal }, { bearer });

  async function report() {
    try {
      await signOut(accessToken);
    } catch (error) {
      if (!isUnauthorized(error) || refreshToken === undefined) return;
      const newTokens = await requestTokens(send, refreshToken, signal);
      await signOut(newTokens.accessToken);
    }
  }

  await Promise.race([report().catch(() => undefined), timedOut]);
}
