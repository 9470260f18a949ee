import { session } from '#lib/session/session.ts';
import type { Call } from './transport.ts';

/** Makes a call of the service in the name of who is signed in. */
export function request(call: Call): Promise<unknown> {
  return session.request(call);
}
