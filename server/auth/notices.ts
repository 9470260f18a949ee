import { type AccountChange, changeMail } from '#server/base/mails.ts';
import type { Tools } from '#server/http/context.ts';

/**
 * Tells the owner of an account by mail, after the response, of a change: of a way to sign in, or of their access by an
 * administrator. `role` is the label of a new role.
 */
export function tellOfChange(
  { mailer, background }: Tools,
  email: string,
  change: AccountChange,
  role?: string,
): void {
  if (mailer)
    background.run('telling of a changed account', () => mailer.send(changeMail(email, change, role)));
}
