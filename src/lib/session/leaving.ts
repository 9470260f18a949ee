import type { Send } from '#lib/api/transport.ts';
import { signOut as signOutCall } from '#resources/paths/session.ts';
import { isUnauthorized } from './calls.ts';
import { askForTokens } from './renewal.ts';
import type { Tokens } from './tokens.ts';

/** Nobody waits longer than this to leave, however many calls it takes. */
const LEAVING_TIME = 5_000;

/**
 * Tells the server that whoever holds these tokens leaves. Never rejects, and ends in time whatever the server does.
 * What it is given on the way is used for this alone: nothing is stored.
 */
export function tellLeaving(send: Send, { accessToken, refreshToken }: Tokens): Promise<void> {
  const clock = new AbortController();
  const { signal } = clock;
  const signOut = (bearer: string | undefined) => send({ ...signOutCall, signal }, { bearer });

  async function tell() {
    try {
      await signOut(accessToken);
    } catch (error) {
      if (!isUnauthorized(error) || refreshToken === undefined) return;
      const fresh = await askForTokens(send, refreshToken, { signal });
      await signOut(fresh.accessToken);
    }
  }

  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      clock.abort();
      resolve();
    }, LEAVING_TIME);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    tell().then(end, end);
  });
}
