import {
  requestCode as requestCodeCall,
  resetPassword as resetPasswordCall,
} from '#resources/paths/codes.ts';
import type { Session } from './create-session.ts';

/*
 * What is asked of the service to get in without a password. Beside the session, not in it: the login page, which is
 * the first thing anybody sees, does without.
 */
type Requests = Pick<Session, 'request'>;

/** Has a code sent to an address. */
export async function requestCode(session: Requests, email: string): Promise<void> {
  await session.request({ ...requestCodeCall, body: { email } });
}

/** Gives an account a new password, on the strength of a code. Signs nobody in. */
export async function resetPassword(
  session: Requests,
  entries: { readonly email: string; readonly otp: string; readonly password: string },
): Promise<void> {
  const { email, otp, password } = entries;
  await session.request({ ...resetPasswordCall, body: { email, otp, password } });
}
