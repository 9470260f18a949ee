import type { FirstAdmin } from './seed/seed.ts';
import type { RunningServer } from './serve.ts';

/** Returns the notice that shows how to sign in to a new database. A random password is shown only here. */
export function adminNotice({ email, password, isInvited }: FirstAdmin): string {
  const given = isInvited ? 'to be chosen: a mail says how' : 'the one of ADMIN_PASSWORD';
  const lines = [`  Sign in       ${email}`, `  Password      ${password ?? given}`];
  if (password !== undefined) lines.push('', '  Shown only now: note it, then change it in the settings.');
  return `\n${lines.join('\n')}\n`;
}

/** Returns the notice that shows the URL of the server, and the administrator's email unless the database is new. */
export function startNotice(
  { url, database }: RunningServer,
  pages: boolean,
  email: string | undefined,
): string {
  const lines = [`  ${pages ? 'Back-office' : 'API        '}   ${url}`, `  Database      ${database}`];
  if (email) lines.push(`  Sign in       ${email}, with the password of the first start`);
  return `\n${lines.join('\n')}\n`;
}
