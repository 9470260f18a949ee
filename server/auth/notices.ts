import { type AccountChange, changeMail } from '#server/base/mails.ts';
import type { Tools } from '#server/http/context.ts';

/**
 * Sends the owner of an account a mail about a changed way to sign in, or about what an administrator changed of their
 * access. No response waits for it. `role` is the label of a new role.
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
