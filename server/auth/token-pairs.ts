import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';
import { newId } from '#server/database/ids.ts';
import { addPictureToken } from './picture-tokens.ts';
import { hashToken } from './tokens.ts';

const accessSeconds = 15 * 60;

/** The token that a browser exchanges for new tokens. */
export interface RefreshToken {
  readonly id: string;
  readonly value: string;
}

/** The tokens of a session in the browser. */
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: RefreshToken;
}

/** Stores and returns a pair of tokens of a session. */
export async function addPair(
  context: ClockedDatabase,
  sessionId: string,
  access: string,
  refresh: string,
): Promise<TokenPair> {
  const id = newId();
  await addAccessToken(context, sessionId, access, false);
  await context.db
    .insertInto('refresh_tokens')
    .values({
      id,
      session_id: sessionId,
      hash: hashToken(refresh),
      used_at: null,
      successor_id: null,
      successor_salt: null,
    })
    .execute();
  return { access_token: access, refresh_token: { id, value: refresh } };
}

/** Stores an access token of a session, for every call or only for signing out. */
export async function addAccessToken(
  { db, clock }: ClockedDatabase,
  sessionId: string,
  token: string,
  signsOutOnly: boolean,
): Promise<void> {
  await db
    .insertInto('access_tokens')
    .values({
      hash: hashToken(token),
      session_id: sessionId,
      expires_at: secondsFromNow(clock, accessSeconds),
      signs_out_only: signsOutOnly,
    })
    .execute();
  if (!signsOutOnly) await addPictureToken(db, sessionId, token);
}
