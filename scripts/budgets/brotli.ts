import { brotliCompressSync, constants } from 'node:zlib';

/** Returns the bytes of a file as a static host sends it, compressed as much as possible. */
export const brotliBytes = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Formats bytes as thousands, the unit of the budgets. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
