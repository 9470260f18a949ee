import { ApiError } from '#lib/api/api-error.ts';
import { member } from '#schema/objects.ts';

/** The token that is exchanged for a new access token. */
export interface RefreshToken {
  readonly id: string | number;
  readonly value: string;
}

/** The tokens of a session. */
export interface Tokens {
  readonly accessToken: string | undefined;
  readonly refreshToken: RefreshToken | undefined;
}

/** The tokens in a response of the server. */
export interface NewTokens extends Tokens {
  readonly accessToken: string;
}

/** Returns true for a text that fits into a header. Any other token is corrupt and would break every call. */
function isHeaderText(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}

/** Reads a stored access token; undefined if it is none. */
export function readAccessToken(value: unknown): string | undefined {
  return isHeaderText(value) ? value : undefined;
}

/** Reads a refresh token; undefined if the value is none. */
export function readRefreshToken(value: unknown): RefreshToken | undefined {
  const id = member(value, 'id');
  const text = member(value, 'value');
  return isId(id) && isHeaderText(text) ? { id, value: text } : undefined;
}

function isId(value: unknown): value is RefreshToken['id'] {
  return typeof value === 'number' ? Number.isFinite(value) : isHeaderText(value);
}

/** Reads the tokens in a response. Throws an {@link ApiError} with the response if there is no access token. */
export function readNewTokens(payload: unknown): NewTokens {
  const data = member(payload, 'data') ?? payload;
  const accessToken = readAccessToken(member(data, 'access_token'));
  if (accessToken === undefined) throw new ApiError('shape', { data: payload });
  return { accessToken, refreshToken: readRefreshToken(member(data, 'refresh_token')) };
}
