import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { build } from 'vite';
import { compressFolder } from '#scripts/build/compress.ts';
import { root } from '#scripts/root.ts';
import { backOffice } from '#server/http/back-office.ts';
import { columns, listPath, type Row } from './users-list.ts';

/**
 * Serves two pages to compare with the back-office's list of users: at `/`, static files of a page that uses React only;
 * at `/html`, a page that the server renders. `service` is the origin of the service, and `token` an access token of an
 * administrator. Returns the origin and the function that stops the server.
 */
export async function servePages(service: string, token: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-page-'));
  await build({
    configFile: false,
    root: join(root, 'bench/pages'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  await compressFolder(folder);

  const app = new Hono();
  app.all('/api/*', ({ req }) =>
    fetch(service + req.path + new URL(req.url).search, {
      headers: { Authorization: req.header('authorization') ?? '' },
    }),
  );
  app.get('/html', async (c) => {
    const page = Number(c.req.query('page') ?? 1);
    const limit = Number(c.req.query('limit') ?? 10);
    const query = c.req.query('query') ?? '';
    const response = await fetch(service + listPath({ page, limit, query }), {
      headers: { Authorization: `Bearer ${token}` },
    });
    const users: readonly Row[] = (await response.json()).data.items;
    const rows = users.map(
      (user) => html`<tr>${columns.map((name) => html`<td>${String(user[name] ?? '')}</td>`)}</tr>`,
    );
    const text =
      await html`<!doctype html><html lang="fr"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Utilisateurs</title></head>
      <body><main><h1>Utilisateurs</h1><table><tbody>${rows}</tbody></table>
      <a id="next" href="/html?page=${page + 1}&limit=${limit}">Page suivante</a></main></body></html>`;
    return c.body(new Uint8Array(await promisify(brotliCompress)(String(text))), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
    });
  });
  app.get('/health', (c) => c.json({}));
  app.get('*', backOffice(folder));

  const listening = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
    listening.resolve(port),
  );
  return {
    origin: `http://127.0.0.1:${await listening.promise}`,
    stop: async () => {
      await promisify(server.close.bind(server))();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
