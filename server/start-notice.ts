import type { FirstAdmin } from './seed/seed.ts';
import type { RunningServer } from './serve.ts';

const framed = (lines: readonly string[]) => `\n${lines.join('\n')}\n`;

function adminLines({ email, password, isInvited }: FirstAdmin): string[] {
  const given = isInvited ? 'to be chosen: a mail says how' : 'the one of ADMIN_PASSWORD';
  const lines = [`  Sign in       ${email}`, `  Password      ${password ?? given}`];
  if (password !== undefined) lines.push('', '  Shown only now: note it, then change it in the settings.');
  return lines;
}

/** Returns the notice that shows how to sign in to a new database whose server did not start. A random password is shown only here. */
export const adminNotice = (admin: FirstAdmin): string => framed(adminLines(admin));

/**
 * Returns the notice that shows the URL of the server and how to sign in: the administrator of a new database, or the email
 * address of the first one. A random password is shown only here.
 */
export const startNotice = (
  { url, database }: RunningServer,
  pages: boolean,
  admin: FirstAdmin | string,
): string =>
  framed([
    `  ${pages ? 'Back-office' : 'API        '}   ${url}`,
    `  Database      ${database}`,
    ...(typeof admin === 'string'
      ? [`  Sign in       ${admin}, with the password of the first start`]
      : adminLines(admin)),
  ]);
