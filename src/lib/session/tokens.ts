import { ApiError } from '#lib/api/api-error.ts';
import { member } from '#lib/api/objects.ts';

/** What a new access token is asked with. */
export interface RefreshToken {
  readonly id: string | number;
  readonly value: string;
}

/** The tokens of a session. */
export interface Tokens {
  readonly accessToken: string | undefined;
  readonly refreshToken: RefreshToken | undefined;
}

/** Tokens as a server gives them. */
export interface NewTokens extends Tokens {
  readonly accessToken: string;
}

/** Tokens travel in headers: a value that no header can hold is corrupt, and would break every call. */
function isHeaderText(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}

/** Reads an access token as it was stored. */
export function readAccessToken(value: unknown): string | undefined {
  return isHeaderText(value) ? value : undefined;
}

/** Reads a refresh token; anything that is not one is none. */
export function readRefreshToken(value: unknown): RefreshToken | undefined {
  const id = member(value, 'id');
  const text = member(value, 'value');
  const isId = typeof id === 'number' ? Number.isFinite(id) : isHeaderText(id);
  return isId && isHeaderText(text) ? { id: asId(id), value: text } : undefined;
}

function asId(id: unknown): string | number {
  return typeof id === 'number' ? id : String(id);
}

/** Reads the tokens that a server gives. Without an access token the answer is an error. */
export function readNewTokens(payload: unknown): NewTokens {
  const data = member(payload, 'data') ?? payload;
  const accessToken = readAccessToken(member(data, 'access_token'));
  if (accessToken === undefined) throw new ApiError('shape');
  return { accessToken, refreshToken: readRefreshToken(member(data, 'refresh_token')) };
}
