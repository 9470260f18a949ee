import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readData, tokenPair } from './responses.ts';

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server that runs in its own process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Returns the output so far. */
  output(): string;
  /** Sends a signal and waits for the end of the process. Returns its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

export const processAdmin = { email: 'admin@example.com', password: 'une longue phrase' };

interface ProcessOptions {
  readonly cwd?: string;
  /** The environment variables of the process, which has no other ones. */
  readonly env: NodeJS.ProcessEnv;
}

function run(
  args: readonly string[],
  options: ProcessOptions,
): Pick<ServerProcess, 'pid' | 'output'> & {
  child: ChildProcess;
  ended: Promise<Ended>;
} {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // The servers end with the test process, even if a test fails.
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  let output = '';
  const collect = (chunk: unknown) => {
    output += String(chunk);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve({ code, output });
    });
  });
  return { child, pid: child.pid ?? 0, output: () => output, ended };
}

/** Runs a server with Node.js and waits until it prints its address. Rejects with its output if it ends before. */
export async function startProgram(args: readonly string[], options: ProcessOptions): Promise<ServerProcess> {
  const { child, ended, ...program } = run(args, options);
  const url = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const [address] = /http:\/\/\S+:\d+/.exec(program.output()) ?? [];
      if (address) resolve(address);
    });
  });
  const early = ended.then(({ code, output }) => {
    throw new Error(`The server ended with ${code} before it was ready:\n${output}`);
  });
  return {
    ...program,
    url: await Promise.race([url, early]),
    end: async (signal) => {
      child.kill(signal);
      return (await ended).code;
    },
  };
}

const ownEnv = (env: Readonly<Record<string, string>>) => ({
  ...process.env,
  PORT: '0',
  SEED: 'none',
  ADMIN_PASSWORD: processAdmin.password,
  DATABASE_URL: '',
  ...env,
});

/** Starts the server of this project on a free port. */
export const startProcess = (env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  startProgram([entry], { env: ownEnv(env) });

/** Starts a server that is expected to fail, and waits for its end. */
export const failToStart = (env: Readonly<Record<string, string>>): Promise<Ended> =>
  run([entry], { env: ownEnv(env) }).ended;

/** Signs in the first administrator. Returns the tokens; throws if the server refuses. */
export async function readTokens(url: string) {
  const response = await fetch(`${url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(processAdmin),
  });
  if (!response.ok) throw new Error(`Signing in failed: ${response.status} ${await response.text()}`);
  return readData(tokenPair, await response.json());
}

/** Signs in the first administrator. Returns the access token. */
export const signInTo = async (url: string): Promise<string> => (await readTokens(url)).access_token;
