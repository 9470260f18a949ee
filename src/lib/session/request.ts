import type { OutgoingCall } from '#lib/api/transport.ts';
import { session } from './session.ts';

/** Makes a call of the service as the current user. */
export function request(call: OutgoingCall): Promise<unknown> {
  return session.request(call);
}
