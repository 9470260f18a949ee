import { createHash, randomBytes } from 'node:crypto';

/** A secret that says nothing by itself. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random enough for a fast hash; a stolen table opens nothing. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** The token in an `Authorization: Bearer …` header. */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{20,200})$/i)?.[1];
}
