import { type AccessChange, accessMail, type CredentialChange, credentialsMail } from '#server/base/mails.ts';
import type { Tools } from '#server/http/context.ts';

/** Tells the owner of an account by mail, after the response, that a way to sign in has changed. */
export function tellOfCredentials(
  { mailer, background }: Tools,
  email: string,
  change: CredentialChange,
): void {
  if (mailer)
    background.run('telling of changed credentials', () => mailer.send(credentialsMail(email, change)));
}

/** Tells the owner of an account by mail, after the response, that an administrator has changed their access. */
export function tellOfAccess(
  { mailer, background }: Tools,
  email: string,
  change: AccessChange,
  role: string,
): void {
  if (mailer)
    background.run('telling of a changed access', () => mailer.send(accessMail(email, change, role)));
}
