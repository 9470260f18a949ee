import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '#scripts/root.ts';
import { freePort } from '#server/base/free-port.ts';

const isMissing = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0;

/** Starts a server whose call `/busy` is a 503, and `/cut` ends the connection: what can become of a single request. */
async function startServer() {
  const server = createServer((request, response) => {
    if (request.url === '/cut') return void request.socket.destroy();
    response.writeHead(request.url === '/busy' ? 503 : 200).end();
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port, stop };
}

/** Returns the configuration of the balancer for servers of this machine. Its own files are in a folder. */
function configuration(folder: string, port: number, servers: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (part) => `${part}_temp_path ${folder}/${part};`,
  );
  return readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/server server:3000 resolve(.*;)/, (_, options: string) =>
      servers.map((each) => `server 127.0.0.1:${each}${options}`).join('\n'),
    )
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/tmp/nginx.pid', `${folder}/nginx.pid`)
    .replace('http {', `http {\n${temporary.join('\n')}`);
}

describe.skipIf(isMissing)('the balancer, in nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-nginx-'));
  let servers: readonly Awaited<ReturnType<typeof startServer>>[] = [];
  let nginx: ReturnType<typeof spawn> | undefined;
  let url = '';
  const statusOf = async (path: string, method = 'GET') => (await fetch(`${url}${path}`, { method })).status;
  const readFour = () => Promise.all(['/1', '/2', '/3', '/4'].map((path) => statusOf(path)));

  beforeAll(async () => {
    servers = [await startServer(), await startServer()];
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    // Its workers are of another user.
    chmodSync(folder, 0o755);
    const file = join(folder, 'nginx.conf');
    const ports = servers.map((server) => server.port);
    writeFileSync(file, configuration(folder, port, ports));
    nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    await vi.waitFor(() => statusOf('/'), { timeout: 20_000 });
  });
  afterAll(async () => {
    const ended = nginx && once(nginx, 'exit');
    nginx?.kill('SIGTERM');
    await ended;
    for (const server of servers) server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('single requests that are refused, or whose connection is cut, take no server from the others', async () => {
    for (const [path, method, status] of [
      ['/busy', 'GET', 503],
      ['/busy', 'POST', 503],
      ['/cut', 'POST', 502],
      ['/cut', 'GET', 502],
    ] as const) {
      expect([await statusOf(path, method), await statusOf(path, method)]).toEqual([status, status]);
      expect(await readFour()).toEqual([200, 200, 200, 200]);
    }
  });

  test('no request fails because one of two servers has stopped', async () => {
    servers[0]?.stop();
    for (let round = 0; round < 3; round += 1) expect(await readFour()).toEqual([200, 200, 200, 200]);
  });
});
