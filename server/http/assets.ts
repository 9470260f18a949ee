import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A built file, in memory: the back-office is small and never changes while the server runs. */
export interface Asset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** Weak where it travels in several encodings: they mean the same and are not the same bytes. */
  readonly etag: string;
  /** Whether what is sent depends on the encodings that are accepted. */
  readonly varies: boolean;
  /** Its name holds its content's hash. */
  readonly immutable: boolean;
  /** The same, smaller, where that helps. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> | undefined;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(text|application)\/|svg/;
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Squeezes on demand where the build did not: quickly rather than best. */
const squeeze: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** The files of a folder by their address, with the compressed ones that lie beside them. */
export function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  );
  const served = [...files].filter(([address]) => extname(address) in types);
  return new Map(served.map(([address, file]) => [address, assetOf(address, file, files)]));
}

function assetOf(address: string, file: string, files: ReadonlyMap<string, string>): Asset {
  const bytes = new Uint8Array(readFileSync(file));
  const type = types[extname(address)] ?? 'application/octet-stream';
  const varies = compressible.test(type) && bytes.length >= 600;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encodings = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    bytes,
    type,
    etag: varies ? `W/"${hash}"` : `"${hash}"`,
    varies,
    immutable: address.startsWith('/assets/'),
    encoded: (encoding) => {
      if (!varies) return undefined;
      const known = encodings.get(encoding);
      if (known) return known;
      const beside = files.get(address + endings[encoding]);
      const made = (beside ? Promise.resolve(readFileSync(beside)) : squeeze[encoding](bytes)).then(
        (smaller) => new Uint8Array(smaller),
      );
      encodings.set(encoding, made);
      return made;
    },
  };
}
