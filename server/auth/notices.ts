import { type AccountChange, changeMail } from '#server/base/mails.ts';
import type { Tools } from '#server/http/context.ts';

/**
 * Sends the owner of an account a mail about a change: of a way to sign in, or by an administrator of their access. It is
 * sent after the response. `role` is the label of a new role.
 */
export function notifyOwner(
  { mailer, background }: Tools,
  email: string,
  change: AccountChange,
  role?: string,
): void {
  if (mailer)
    background.run('sending a mail about a changed account', () =>
      mailer.send(changeMail(email, change, role)),
    );
}
