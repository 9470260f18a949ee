import type { Context, Handler } from 'hono';
import { accepts } from 'hono/accepts';
import { isOwnPath } from '#resources/paths/own-folders.ts';
import { pageSettingIn, withPageSettings } from '#schema/page-settings.ts';
import type { PageOptions } from '#server/base/settings.ts';
import { type Asset, readAssets } from './assets.ts';
import { notFound } from './http-error.ts';
import { pagePolicy, reportingEndpoints } from './page-policy.ts';

/**
 * Sent with every file except the page. A worker has the Content-Security-Policy of the response with its script. The
 * library that compresses spreadsheets starts workers from `blob:` URLs; nothing else may be loaded.
 */
const assetHeaders = {
  'Content-Security-Policy': "default-src 'none'; worker-src blob:; frame-ancestors 'none'",
};

/**
 * Serves the built back-office: its files, and its page for every path that a user may open. Must run after
 * `revalidating`.
 */
export function backOffice(folder: string, { settings = {}, pictureHosts = [] }: PageOptions = {}): Handler {
  const assets = readAssets(folder, (path, text) =>
    path === '/index.html' ? withPageSettings(text, settings) : text,
  );
  const page = assets.get('/index.html');
  const html = new TextDecoder().decode(page?.bytes);
  const policy = page && pagePolicy(html, pageSettingIn(html, 'VITE_API_HOST') ?? '', pictureHosts);

  return (c) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) throw notFound();
    const asset = assets.get(c.req.path === '/' ? '/index.html' : c.req.path);
    if (asset && asset !== page) return send(c, asset, assetHeaders);
    const isNavigation = (c.req.header('accept') ?? '').includes('text/html') && !isOwnPath(c.req.path);
    if (!page || !policy || !(isNavigation || asset === page)) throw notFound();
    return send(c, page, { 'Content-Security-Policy': policy, 'Reporting-Endpoints': reportingEndpoints });
  };
}

async function send(c: Context, asset: Asset, extra: Readonly<Record<string, string>>): Promise<Response> {
  const headers = {
    ...extra,
    'Content-Type': asset.type,
    'Cache-Control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: asset.etag,
    ...(asset.varies && { Vary: 'Accept-Encoding' }),
  };
  const encoding = encodings.find((each) => isAccepted(c, each));
  const smaller = encoding && asset.encoded(encoding);
  if (!encoding || !smaller) return c.body(asset.bytes, 200, headers);
  return c.body(await smaller, 200, { ...headers, 'Content-Encoding': encoding });
}

/** The encodings to choose from, the smallest first. */
const encodings = ['br', 'gzip'] as const;

const isAccepted = (c: Context, encoding: string) =>
  accepts(c, { header: 'Accept-Encoding', supports: [encoding], default: '' }) === encoding;
