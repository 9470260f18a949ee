import { parseArgs } from 'node:util';
import { RunError } from './run-error.ts';
import type { Access } from './session.ts';

/** The text of `--help`. */
export const help = `npm run contract -- --base URL        makes the declared calls on a live API and reports the differences

  --base URL         the API, e.g. https://api.example.com (without /api/v1)
  --write            also creates, changes and deletes records: only its own, which it deletes again
  --only a,b         checks only these resources, e.g. rides,users
  --forgive          differences that the screens work with (an undeclared field, a number sent as a text)
                     are reported, but are not a failure
  --timeout SECONDS  the maximum time for one response (default 30)
  --json             prints the report as JSON
  --markdown FILE    also writes the report to a file, for a pull request
  --record DIR       also keeps a response of each call as a fixture, with made-up values
  --watch MINUTES    repeats the check until its differences change; each check is a line of the history
  --history FILE     the file of the history (default contract-history.jsonl)
  --help

Access: an administrator's CONTRACT_TOKEN, or CONTRACT_EMAIL and CONTRACT_PASSWORD, in the environment.
They are never printed. Values of records are not printed either, only their shapes, like string(12).

Exit code: 0 without differences, 1 with differences (with --watch: if they changed), 2 if the check could not run.
`;

const known = {
  base: { type: 'string' },
  write: { type: 'boolean' },
  only: { type: 'string' },
  forgive: { type: 'boolean' },
  timeout: { type: 'string' },
  json: { type: 'boolean' },
  markdown: { type: 'string' },
  record: { type: 'string' },
  watch: { type: 'string' },
  history: { type: 'string', default: 'contract-history.jsonl' },
  help: { type: 'boolean', short: 'h' },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new RunError(`${message}. (--help lists the options.)`);
  }
}

/** Reads the command line; returns undefined for `--help`. Throws a {@link RunError} if an option is wrong. */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { base, only, timeout, watch, markdown, record, history, ...flags } = readArguments(args);
  if (flags.help) return undefined;
  const seconds = Number(timeout ?? 30);
  if (!(seconds > 0 && seconds <= 600))
    throw new RunError('--timeout must be a number of seconds up to 600.');
  const minutes = watch === undefined ? undefined : Number(watch);
  if (minutes !== undefined && !(minutes > 0 && minutes <= 1440))
    throw new RunError('--watch must be a number of minutes up to 1440.');
  return {
    base: readBase(base),
    access: readAccess(env),
    write: flags.write === true,
    only: (only ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    forgive: flags.forgive === true,
    /** The maximum time for one response, in milliseconds. */
    timeout: seconds * 1000,
    json: flags.json === true,
    markdown,
    record,
    /** The minutes between two checks; undefined for one check. */
    watch: minutes,
    history,
  };
}

function readBase(text: string | undefined): string {
  if (text === undefined || text === '')
    throw new RunError('Missing --base: npm run contract -- --base https://api.example.com');
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new RunError(`--base must be an address like https://api.example.com, not “${text}”.`);
  if (url.username !== '' || url.password !== '')
    throw new RunError(
      '--base must hold no password: give CONTRACT_EMAIL and CONTRACT_PASSWORD in the environment.',
    );
  if (/\/api\/v1\/?$/.test(url.pathname))
    throw new RunError(`--base is the host alone: leave out /api/v1, which some calls do not have.`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

function readAccess(env: Readonly<Record<string, string | undefined>>): Access {
  const { CONTRACT_TOKEN: token, CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = env;
  if (token) return { token: token.replace(/^Bearer\s+/i, '').trim() };
  if (email && password) return { email, password };
  const missing = email ? 'CONTRACT_PASSWORD is missing' : password ? 'CONTRACT_EMAIL is missing' : undefined;
  throw new RunError(
    missing
      ? `${missing} in the environment.`
      : 'Missing access: set an administrator’s CONTRACT_TOKEN, or CONTRACT_EMAIL and CONTRACT_PASSWORD, in the environment.',
  );
}
