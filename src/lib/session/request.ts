import type { Call } from '#lib/api/transport.ts';
import { session } from './session.ts';

/** Makes a call of the service as the current user. */
export function request(call: Call): Promise<unknown> {
  return session.request(call);
}
