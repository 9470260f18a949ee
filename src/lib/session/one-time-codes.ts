import {
  requestCode as requestCodeCall,
  resetPassword as resetPasswordCall,
} from '#resources/paths/codes.ts';
import type { Session } from './create-session.ts';

/*
 * The calls of users who have forgotten their password. They are not part of the session, because the login page, the
 * first page to be painted, does not need them.
 */
type Requests = Pick<Session, 'request'>;

/** What a code is for. The service accepts it for nothing else. */
export type CodePurpose = 'sign_in' | 'reset_password';

/** Has a code sent to an e-mail address. */
export async function requestCode(session: Requests, email: string, purpose: CodePurpose): Promise<void> {
  await session.request({ ...requestCodeCall, body: { email, purpose } });
}

/** Sets a new password, authorized by a code. Does not sign in. */
export async function resetPassword(
  session: Requests,
  entries: { readonly email: string; readonly otp: string; readonly password: string },
): Promise<void> {
  const { email, otp, password } = entries;
  await session.request({ ...resetPasswordCall, body: { email, otp, password } });
}
