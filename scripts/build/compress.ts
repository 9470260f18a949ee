import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzip } from 'node:zlib';

const compressible = '**/*.{html,js,css,json,svg,txt,webmanifest}';

/** The exponents of the sizes of brotli's blocks that are tried. At 0, brotli chooses. */
const blockSizes = [0, 16, 17];

/**
 * Compresses with brotli as much as possible. The size of a large file depends on where its blocks end: the names of
 * other files in it alone make 150 bytes of difference, so several sizes of blocks are tried.
 */
export function smallestBrotli(content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  const tried = blockSizes
    .filter((size) => size === 0 || bytes.length > 2 ** size)
    .map((size) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGBLOCK]: size,
        },
      }),
    );
  const [smallest = bytes] = tried.toSorted((one, other) => one.length - other.length);
  return smallest;
}

/** Writes compressed copies beside the files of a folder. They are made once and served often, so as small as possible. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    globSync(compressible, { cwd: folder }).map(async (path) => {
      const file = join(folder, path);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, smallestBrotli(bytes));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
