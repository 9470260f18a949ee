import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '#server/base/log.ts';
import { backOffice } from './back-office.ts';
import type { Env } from './context.ts';
import { handleErrors } from './error-handler.ts';
import { revalidating } from './revalidating.ts';

const page = '<!doctype html><div id="root"></div>';
const script = 'console.log(1);'.repeat(200);
let folder = '';
let app = new Hono<Env>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'back-office-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/main-1.js'), script);
  writeFileSync(join(folder, 'assets/other-2.js'), script);
  writeFileSync(join(folder, 'assets/other-2.js.br'), brotliCompressSync('from the build'));
  writeFileSync(join(folder, 'assets/font-3.woff2'), 'x'.repeat(2000));
  writeFileSync(join(folder, '.stamp'), 'secret');
  app = new Hono<Env>();
  app.onError(handleErrors(silentLog));
  app.get('*', revalidating, backOffice(folder));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const navigation = { accept: 'text/html,*/*' };

describe('the built back-office', () => {
  test.for(['/', '/utilisateurs', '/utilisateurs/12?name=x', '/index.html'])(
    '%s returns the page',
    async (path) => {
      const response = await get(path, navigation);
      expect([response.status, await response.text()]).toEqual([200, page]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    },
  );

  test.for([
    '/api/v1/nothing',
    '/auth/nothing',
    '/admin/nothing',
    '/files/nothing',
    '/assets/gone.js',
    '/api',
  ])('%s never returns the page', async (path) => {
    const response = await get(path, navigation);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
  });

  test.for(['/utilisateurs', '/.stamp', '/../package.json', '/assets/main-1.js.br', '/%2e%2e/x'])(
    '%s returns 404 to a script',
    async (path) => {
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  test('a setting of the start is in the page and in its policy, compressed or not', async () => {
    const files = mkdtempSync(join(tmpdir(), 'back-office-settings-'));
    writeFileSync(join(files, 'index.html'), `<!doctype html><html lang="fr">${' '.repeat(700)}</html>`);
    writeFileSync(join(files, 'index.html.br'), brotliCompressSync('as the build wrote it'));
    const host = 'https://api.exemple.fr';
    const started = new Hono<Env>();
    started.get('*', revalidating, backOffice(files, { settings: { VITE_API_HOST: host } }));
    for (const encoding of ['identity', 'br']) {
      const response = await started.request('/', {
        headers: { ...navigation, 'accept-encoding': encoding },
      });
      const sent = await response.arrayBuffer();
      const html = encoding === 'br' ? brotliDecompressSync(sent).toString() : new TextDecoder().decode(sent);
      expect(html).toContain(`<html data-api-host="${host}" lang="fr">`);
      expect(response.headers.get('content-security-policy')).toContain(`connect-src 'self' ${host};`);
    }
    rmSync(files, { recursive: true });
  });

  test('files with a hash in their name may be cached without limit, and are sent compressed', async () => {
    const plain = await get('/assets/main-1.js');
    expect(await plain.text()).toBe(script);
    expect(plain.headers.get('cache-control')).toContain('immutable');
    const brotli = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(script);
    const gzip = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(script);
    const built = await get('/assets/other-2.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(await built.arrayBuffer()).toString()).toBe('from the build');
  });

  test('states which responses depend on the accepted encodings', async () => {
    for (const encoding of ['br', 'identity']) {
      const { headers } = await get('/assets/main-1.js', { 'accept-encoding': encoding });
      expect([headers.get('vary'), headers.get('etag')]).toEqual([
        'Accept-Encoding',
        expect.stringMatching(/^W\//),
      ]);
    }
    const font = await get('/assets/font-3.woff2', { 'accept-encoding': 'br' });
    expect(font.headers.get('vary')).toBeNull();
    expect(font.headers.get('content-encoding')).toBeNull();
  });

  describe('is not sent again to a browser that has it', () => {
    const tagOf = async (path: string) => (await get(path, navigation)).headers.get('etag') ?? '';
    const revalidate = (path: string, tags: string) =>
      get(path, { ...navigation, 'accept-encoding': 'br', 'if-none-match': tags });

    test.for(['/', '/assets/main-1.js', '/assets/font-3.woff2'])('%s', async (path) => {
      const tag = await tagOf(path);
      const strong = tag.replace('W/', '');
      for (const tags of [tag, strong, `W/${strong}`, `"other", ${tag}`, `"a",${tag},W/"b"`, '*', ' * ']) {
        const { status, headers } = await revalidate(path, tags);
        expect([tags, status, headers.get('etag')]).toEqual([tags, 304, tag]);
        expect(headers.get('content-encoding')).toBeNull();
      }
      for (const tags of ['"other"', strong.slice(1, -1), `${strong.slice(0, -1)}x"`, 'W/"other", "more"']) {
        expect([tags, (await revalidate(path, tags)).status]).toEqual([tags, 200]);
      }
    });

    test('but its security and cache headers are sent', async () => {
      const { headers } = await revalidate('/', await tagOf('/'));
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('cache-control')).toBe('no-cache');
      const script = await revalidate('/assets/main-1.js', '*');
      expect(script.headers.get('cache-control')).toContain('immutable');
      expect(script.headers.get('vary')).toBe('Accept-Encoding');
    });
  });
});
