import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the Storybook into a folder that is nobody's business, and says where. */
export function buildStorybook(): string {
  const folder = join(root, '.cache/visual-storybook');
  const { status } = spawnSync('storybook', ['build', '--quiet', '-o', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });
  if (status !== 0) throw new Error('Storybook could not be built: npm run build-storybook says why.');
  return folder;
}

/** Serves a built Storybook on a free port of this machine. */
export async function serveStorybook(folder: string): Promise<{ origin: string; stop(): void }> {
  if (!existsSync(join(folder, 'iframe.html'))) throw new Error(`There is no built Storybook in ${folder}`);
  const app = new Hono().use(
    serveStatic({ root: folder, onFound: (_, context) => context.header('Cache-Control', 'max-age=3600') }),
  );
  const { promise, resolve } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, resolve);
  const { port } = await promise;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
