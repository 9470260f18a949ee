import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Creates a random token that contains no information. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Derives a token from another one and a random salt. The same two give the same token, and nobody can derive it from
 * only one of them. The label names what the token is for.
 */
export const derivedToken = (token: string, salt: Uint8Array, label: string): string =>
  createHmac('sha256', salt).update(`${label}:${token}`).digest('base64url');

/**
 * Returns the token that reads pictures in the session of an access token: always the same one, so that the cookies of
 * simultaneous calls are equal. It reveals nothing of the access token.
 */
export const pictureTokenOf = (accessToken: string): string =>
  createHmac('sha256', accessToken).update('pictures').digest('base64url');

/** Returns the stored hash of a token. A fast hash is enough, since the token is random. */
export const hashToken = (token: string): Uint8Array => createHash('sha256').update(token).digest();

/** Returns the token of an `Authorization: Bearer …` header. */
export function bearerOf(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{20,200})$/i)?.[1];
}
