import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { accessToken, readData } from './responses.ts';

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

function start(env: Readonly<Record<string, string>>): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<Ended>;
} {
  const settings = {
    PORT: '0',
    SEED: 'none',
    ADMIN_PASSWORD: processAdmin.password,
    DATABASE_URL: '',
    ...env,
  };
  const child = spawn(process.execPath, [entry], { env: { ...process.env, ...settings }, stdio: 'pipe' });
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
  return { child, output: () => output, ended };
}

/** Starts a server on a free port and waits until it prints its URL. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, output, ended } = start(env);
  const url = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = /API\s+(http:\S+)/.exec(output())?.[1];
      if (address) resolve(address);
    });
  });
  const early = ended.then((end) => {
    throw new Error(`The server ended before it was ready:\n${end.output}`);
  });
  return {
    url: await Promise.race([url, early]),
    pid: child.pid ?? 0,
    output,
    end: async (signal) => {
      child.kill(signal);
      return (await ended).code;
    },
  };
}

/** Starts a server that is expected to fail, and waits for its end. */
export const failToStart = (env: Readonly<Record<string, string>>): Promise<Ended> => start(env).ended;

/** Signs in the first administrator. Returns the access token. */
export async function signInTo(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(processAdmin),
  });
  return readData(accessToken, await response.json()).access_token;
}
