import type { Context, Handler } from 'hono';
import { type Asset, type Encoding, readAssets } from './assets.ts';
import { notFound } from './http-error.ts';
import { pagePolicy } from './page-policy.ts';

/** Paths of the API and of built files: a page is never an answer to them. */
const reserved = /^\/(api|auth|admin|files|health|assets)(\/|$)/;

/**
 * Serves the built back-office: its files, and its page for every address that a person may open. Stands behind
 * `revalidating`.
 */
export function backOffice(folder: string, apiHost: string): Handler {
  const assets = readAssets(folder);
  const page = assets.get('/index.html');
  const policy = page && pagePolicy(new TextDecoder().decode(page.bytes), apiHost);

  return (c) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) throw notFound();
    const asset = assets.get(c.req.path === '/' ? '/index.html' : c.req.path);
    if (asset && asset !== page) return send(c, asset, {});
    const opens = (c.req.header('accept') ?? '').includes('text/html') && !reserved.test(c.req.path);
    if (!page || !policy || !(opens || asset === page)) throw notFound();
    return send(c, page, { 'Content-Security-Policy': policy });
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
  const encoding = preferred(c.req.header('accept-encoding') ?? '');
  const smaller = encoding && asset.encoded(encoding);
  if (!encoding || !smaller) return c.body(asset.bytes, 200, headers);
  return c.body(await smaller, 200, { ...headers, 'Content-Encoding': encoding });
}

function preferred(accepted: string): Encoding | undefined {
  const offered: readonly Encoding[] = ['br', 'gzip'];
  const wanted = accepted.split(',').map((part) => part.trim().toLowerCase());
  return offered.find((encoding) =>
    wanted.some(
      (part) => part === encoding || (part.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(part)),
    ),
  );
}
