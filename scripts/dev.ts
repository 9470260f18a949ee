import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { resources } from '#resources/index.ts';
import { serverFolders } from '#resources/paths/own-folders.ts';
import { translatedCalls } from '#schema/translated-calls.ts';
import { freePort } from '#server/base/free-port.ts';
import { readSettings, type Settings, StartError } from '#server/base/settings.ts';
import { root } from './root.ts';
import { descriptorMistakes } from './vite/descriptor-mistakes.ts';

/*
 * `npm run dev`: the same system with hot reload. Vite forwards the API's calls to a server that restarts when one of
 * its files changes.
 */
const children = new Set<ChildProcess>();

function run(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function exited(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Waits until the API responds, 20 seconds at most. A failed API prints the reason, and restarts after a change of its files. */
async function responding(url: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await wait(100)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
  }
}

/** Matches the files that the API reads. */
const apiFile =
  /^(locales|resources|server|src\/(fields|lib|schema)|src\/theme\/brand\.ts)\b(?!.*\.(docs|stories|suite|test)\.).*\.(json|sql|ts)$/;

/** Starts the API again after each change of its files. Node's own watch loses a file that an editor replaces. */
function restartedApi(api: ChildProcess, start: () => ChildProcess): Plugin {
  let current = api;
  let timer: NodeJS.Timeout | undefined;
  let restarted = Promise.resolve();
  const restart = async () => {
    current.kill('SIGTERM');
    await exited(current);
    current = start();
  };
  return {
    name: 'restarted-api',
    // Vite has another watcher after each restart of its own.
    configureServer({ watcher }) {
      watcher.on('all', (_, path) => {
        if (!apiFile.test(relative(root, path))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          restarted = restarted.then(restart);
        }, 100);
      });
    },
  };
}

/** Returns patterns of the paths that dialects have. */
const otherPaths = () =>
  translatedCalls(resources).map(({ other: { path } }) => {
    const parts = path.split('{id}').map((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'));
    return `^${parts.join('[^/?]+')}(\\?|$)`;
  });

/** Returns the address of a request for a page; undefined for a call. */
const pageAddress = ({ headers, url }: IncomingMessage) =>
  headers.accept?.includes('text/html') ? url : undefined;

async function startVite(settings: Settings, apiPort: number, api: Plugin): Promise<ViteDevServer> {
  const { port, host } = settings;
  const target = `http://127.0.0.1:${apiPort}`;
  const vite = await createServer({
    root,
    clearScreen: false,
    plugins: [descriptorMistakes(), api],
    server: {
      port,
      host,
      strictPort: true,
      proxy: {
        [`^/(${serverFolders.join('|')})(/|$)`]: target,
        // A page may have the same address as a call of another service.
        ...Object.fromEntries(otherPaths().map((path) => [path, { target, bypass: pageAddress }])),
      },
    },
  });
  await vite.listen().catch((error: unknown) => {
    const taken = error instanceof Error && error.message.includes('already in use');
    throw taken ? new StartError(`Port ${port} is in use. Choose another with PORT.`) : error;
  });
  return vite;
}

async function stop(vite: ViteDevServer | undefined, code: number): Promise<never> {
  const running = [...children];
  for (const child of running) child.kill('SIGTERM');
  await Promise.all([...running.map(exited), vite?.close()]);
  process.exit(code);
}

async function develop(): Promise<void> {
  let vite: ViteDevServer | undefined;
  let stopping = false;
  const stopOnce = (code: number) => {
    if (stopping) return;
    stopping = true;
    void stop(vite, code);
  };
  process.on('SIGINT', () => stopOnce(0));
  process.on('SIGTERM', () => stopOnce(0));
  try {
    const settings = readSettings(process.env);
    const apiPort = await freePort();
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      PAGE_ORIGIN: settings.pageOrigin ?? `http://localhost:${settings.port}`,
    };
    const startApi = () => run(['server/main.ts'], env);
    const api = startApi();
    await Promise.all([
      exited(run(['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'], process.env)),
      responding(`http://127.0.0.1:${apiPort}/health`),
    ]);
    vite = await startVite(settings, apiPort, restartedApi(api, startApi));
    run(['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent', '--watch'], process.env);
    const address = vite.resolvedUrls?.local[0] ?? vite.resolvedUrls?.network[0] ?? '';
    console.log(`\n  Back-office   ${address.replace('127.0.0.1', 'localhost')}\n`);
  } catch (error) {
    console.error(error instanceof StartError ? `\n${error.message}\n` : error);
    stopOnce(1);
  }
}

await develop();
