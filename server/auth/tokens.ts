import { createHash, randomBytes } from 'node:crypto';

/** Creates a random token that contains no information. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored hash of a token. A fast hash is enough, since the token is random. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{20,200})$/i)?.[1];
}
