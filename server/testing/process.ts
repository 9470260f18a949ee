import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** What it has said so far. */
  said(): string;
  /** Sends a signal and waits until the process is gone; gives back its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

export const processAdmin = { email: 'admin@example.com', password: 'motdepasse' };

function start(env: Readonly<Record<string, string>>): {
  child: ChildProcess;
  said: () => string;
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
  // Whatever becomes of the test, its servers do not outlive it.
  const stop = () => child.kill('SIGKILL');
  process.once('exit', stop);
  let said = '';
  const note = (chunk: unknown) => {
    said += String(chunk);
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve({ code, said });
    });
  });
  return { child, said: () => said, ended };
}

/** Starts a server on a free port and waits until it says where it answers. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, said, ended } = start(env);
  const url = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = /API\s+(http:\S+)/.exec(said())?.[1];
      if (address) resolve(address);
    });
  });
  const early = ended.then(({ said: last }) => {
    throw new Error(`The server ended before it answered:\n${last}`);
  });
  return {
    url: await Promise.race([url, early]),
    said,
    end: async (signal) => {
      child.kill(signal);
      return (await ended).code;
    },
  };
}

/** Starts a server that can't start, and waits for what it says. */
export const failToStart = (env: Readonly<Record<string, string>>): Promise<Ended> => start(env).ended;

/** Signs the first administrator in. */
export async function signInTo(url: string): Promise<string> {
  const response = await fetch(`${url}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(processAdmin),
  });
  return String(Object(Object(await response.json()).data).access_token);
}
