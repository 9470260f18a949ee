import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Who administers every server that a test starts. */
export const administrator = { email: 'admin@example.com', password: 'correct horse battery' } as const;

/** The real server, with a database of its own. */
export interface TestServer {
  readonly origin: string;
  /** What the server has printed since it answers. */
  said(): string;
  stop(): Promise<void>;
}

/** Starts the real server on a free port, over a database in a folder of its own, filled with demo data unless told otherwise. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-'));
  const child = spawn(process.execPath, [fileURLToPath(new URL('serve.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      DATA_DIR: folder,
      SEED: 'demo',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const left = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await left;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  let said = '';
  const hear = (chunk: unknown) => {
    said += String(chunk);
  };
  try {
    const origin = await announced(child);
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    return { origin, said: () => said, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the server prints once it answers. */
function announced(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: unknown) => {
      said += String(chunk);
      const address = /http:\/\/\S+:\d+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) =>
      reject(new Error(`The server left with ${code} before it answered:\n${said}`)),
    );
  });
}
