import { parseArgs } from 'node:util';
import { CouldNotRun } from './sentence.ts';
import type { Access } from './session.ts';

/** What `--help` says. */
export const help = `npm run contract -- --base URL        asks a live API for all that the descriptors declare, and says what differs

  --base URL         where the API is, e.g. https://api.example.com (without /api/v1)
  --write            also creates, changes and deletes records: its own alone, taken away again
  --only a,b         only what is about these, e.g. rides,users
  --forgive          what the screens cope with (an undeclared member, a number sent as a text)
                     is told, but is no reason to fail
  --timeout SECONDS  how long one answer may take (default 30)
  --json             the report as JSON
  --help

In whose name: an administrator's CONTRACT_TOKEN, or CONTRACT_EMAIL and CONTRACT_PASSWORD, in the environment.
They are never printed, and neither is any value of a record: only its shape, like string(12).

Exit code: 0 no difference, 1 some, 2 it could not be found out.
`;

/** What was asked for on the command line and in the environment. */
export interface Options {
  readonly base: string;
  readonly access: Access;
  readonly write: boolean;
  readonly only: readonly string[];
  readonly forgive: boolean;
  readonly timeout: number;
  readonly json: boolean;
}

const known = {
  base: { type: 'string' },
  write: { type: 'boolean' },
  only: { type: 'string' },
  forgive: { type: 'boolean' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known }).values;
  } catch (error) {
    const said = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new CouldNotRun(`${said}. (--help shows what there is.)`);
  }
}

/** Reads the command line; undefined where only help is wanted. Throws a sentence that says what is wrong. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | undefined {
  const { base, only, timeout, ...flags } = readArguments(args);
  if (flags.help) return undefined;
  const seconds = Number(timeout ?? 30);
  if (!(seconds > 0 && seconds <= 600))
    throw new CouldNotRun('--timeout must be a number of seconds up to 600.');
  return {
    base: readBase(base),
    access: readAccess(env),
    write: flags.write === true,
    only: (only ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    forgive: flags.forgive === true,
    timeout: seconds * 1000,
    json: flags.json === true,
  };
}

function readBase(given: string | undefined): string {
  if (given === undefined || given === '')
    throw new CouldNotRun('Say where the API is: npm run contract -- --base https://api.example.com');
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new CouldNotRun(`--base must be an address like https://api.example.com, not “${given}”.`);
  if (url.username !== '' || url.password !== '')
    throw new CouldNotRun(
      '--base must hold no password: give CONTRACT_EMAIL and CONTRACT_PASSWORD in the environment.',
    );
  if (/\/api\/v1\/?$/.test(url.pathname))
    throw new CouldNotRun(`--base is the host alone: leave out /api/v1, some calls stand beside it.`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function readAccess(env: Readonly<Record<string, string | undefined>>): Access {
  const { CONTRACT_TOKEN: token, CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env;
  if (token) return { token: token.replace(/^Bearer\s+/i, '').trim() };
  if (email && password) return { email, password };
  const lacking = email ? 'CONTRACT_PASSWORD is missing' : password ? 'CONTRACT_EMAIL is missing' : undefined;
  throw new CouldNotRun(
    lacking
      ? `${lacking} in the environment.`
      : 'Say in whose name: an administrator’s CONTRACT_TOKEN, or CONTRACT_EMAIL and CONTRACT_PASSWORD, in the environment.',
  );
}
