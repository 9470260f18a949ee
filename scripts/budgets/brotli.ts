import { smallestBrotli } from '#scripts/build/compress.ts';

/** Returns the bytes of a file as the server sends it. */
export const brotliBytes = (content: string | Buffer) => smallestBrotli(content).length;

/** Formats bytes as thousands, the unit of the budgets. */
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
