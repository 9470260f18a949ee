import { passwordMail } from '#server/base/mails.ts';
import type { Tools } from '#server/http/context.ts';

/** Tells the owner of an account by mail, after the response, that the password was changed. */
export function tellOfPassword({ mailer, background }: Tools, email: string): void {
  if (mailer) background.run('telling of a new password', () => mailer.send(passwordMail(email)));
}
