import type { FirstAdmin } from './seed/seed.ts';
import type { Running } from './serve.ts';

/** How to sign in to a database made just now. A password drawn by chance is shown this once. */
export function introduceAdmin({ email, password }: FirstAdmin): string {
  const lines =
    password === undefined
      ? [`  Sign in       ${email}`, '  Password      the one of ADMIN_PASSWORD']
      : [
          `  Sign in       ${email}`,
          `  Password      ${password}`,
          '',
          '  Shown only now: note it, then change it in the settings.',
        ];
  return `\n${lines.join('\n')}\n`;
}

/** Where the service answers. */
export function introduce({ url, database }: Running, pages: boolean, returning: string | undefined): string {
  const lines = [`  ${pages ? 'Back-office' : 'API        '}   ${url}`, `  Database      ${database}`];
  if (returning) lines.push(`  Sign in       ${returning}, with the password of the first start`);
  return `\n${lines.join('\n')}\n`;
}
