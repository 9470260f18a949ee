import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { freePort } from '#server/base/free-port.ts';
import { readSettings, type Settings, StartError } from '#server/base/settings.ts';

/*
 * `npm run dev`: the same system with hot reload. Vite stands in front and passes the API's calls on to a server
 * that starts anew whenever one of its files changes.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const children: ChildProcess[] = [];

function run(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  return child;
}

const left = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
      });

/** Waits for the API, but not for ever: one that does not start says why, and starts anew when it is mended. */
async function answering(url: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(100)) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
}

async function inFront(settings: Settings, apiPort: number): Promise<ViteDevServer> {
  const { port, host } = settings;
  const vite = await createServer({
    root,
    clearScreen: false,
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '^/(api|auth|admin|files|health|openapi\\.json)(/|$)': `http://127.0.0.1:${apiPort}` },
    },
  });
  await vite.listen().catch((error: unknown) => {
    const taken = error instanceof Error && error.message.includes('already in use');
    throw taken ? new StartError(`Port ${port} is in use. Choose another with PORT.`) : error;
  });
  return vite;
}

async function leave(vite: ViteDevServer | undefined, code: number): Promise<never> {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all([...children.map(left), vite?.close()]);
  process.exit(code);
}

async function develop(): Promise<void> {
  let vite: ViteDevServer | undefined;
  let leaving = false;
  const once = (code: number) => {
    if (leaving) return;
    leaving = true;
    void leave(vite, code);
  };
  process.on('SIGINT', () => once(0));
  process.on('SIGTERM', () => once(0));
  try {
    const settings = readSettings(process.env);
    const apiPort = await freePort();
    const env = { ...process.env, HOST: '127.0.0.1', PORT: String(apiPort) };
    run(['--watch', '--watch-preserve-output', 'server/main.ts'], env);
    await Promise.all([
      left(run(['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'], process.env)),
      answering(`http://127.0.0.1:${apiPort}/health`),
    ]);
    vite = await inFront(settings, apiPort);
    run(['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent', '--watch'], process.env);
    const address = vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0] ?? '';
    console.log(`\n  Back-office   ${address.replace('127.0.0.1', 'localhost')}\n`);
  } catch (error) {
    console.error(error instanceof StartError ? `\n${error.message}\n` : error);
    once(1);
  }
}

await develop();
