import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = 'br' | 'gzip';

/** One built file in memory: the back-office is small and does not change while the server runs. */
export interface Asset {
  readonly bytes: Bytes;
  readonly type: string;
  /** Weak if the file is sent in several encodings: they have the same meaning but different bytes. */
  readonly etag: string;
  /** True if the response depends on the accepted encodings. */
  readonly varies: boolean;
  /** True if the name contains the hash of the content. */
  readonly immutable: boolean;
  /** Returns the compressed bytes, or undefined if compression does not help. */
  encoded(encoding: Encoding): Promise<Bytes> | undefined;
}

const compressible = /^(text|application)\/|svg/;
const compressed = /\.(br|gz)$/;
const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** Compressing a file of up to this many bytes as well as possible takes a few milliseconds. */
const smallBytes = 16 * 1024;

/** The functions that compress a file that the build did not compress: a large one quickly rather than well. */
const compress: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > smallBytes ? 5 : 11 },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/**
 * Reads the files of a folder by their URL path, with their compressed forms. Files of unknown type are left out.
 * `change` may return another text for a page.
 */
export function readAssets(
  folder: string,
  change: (path: string, text: string) => string = (_, text) => text,
): ReadonlyMap<string, Asset> {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  );
  return new Map(
    [...files].flatMap(([path, file]) => {
      const type = compressed.test(path) ? undefined : getMimeType(path);
      if (!type) return [];
      const built = readFileSync(file);
      const bytes = type.startsWith('text/html') ? Buffer.from(change(path, built.toString())) : built;
      // The build compressed what it wrote, which is not what is served if the text has changed.
      const compressedFiles = bytes.equals(built) ? files : new Map<string, string>();
      return [[path, assetOf(path, new Uint8Array(bytes), type, compressedFiles)] as const];
    }),
  );
}

function assetOf(path: string, bytes: Bytes, type: string, files: ReadonlyMap<string, string>): Asset {
  const varies = compressible.test(type) && bytes.length >= 600;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encodings = new Map<Encoding, Promise<Bytes>>();
  return {
    bytes,
    type,
    etag: varies ? `W/"${hash}"` : `"${hash}"`,
    varies,
    immutable: path.startsWith('/assets/'),
    encoded: (encoding) => {
      if (!varies) return undefined;
      const known = encodings.get(encoding);
      if (known) return known;
      const built = files.get(path + endings[encoding]);
      const made = (built ? Promise.resolve(readFileSync(built)) : compress[encoding](bytes)).then(
        (smaller) => new Uint8Array(smaller),
      );
      encodings.set(encoding, made);
      return made;
    },
  };
}
