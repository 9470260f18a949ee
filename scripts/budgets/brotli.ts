import { brotliCompressSync, constants } from 'node:zlib';

/** How many bytes a file is on its way, as a static host compresses it once. */
export const brotliBytes = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Thousands of bytes, as the budgets are given. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
