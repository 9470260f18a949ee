import type { Database } from '#server/database/tables.ts';
import type { Caller } from '#server/http/context.ts';
import { liveCallers, type SessionContext } from './session-life.ts';
import { hashToken, pictureTokenOf } from './tokens.ts';

/**
 * Stores the token that reads pictures with this access token, unless it is stored or the session has ended. It is valid
 * as long as the session: a picture may be loaded after the access token has expired.
 */
export async function addPictureToken(db: Database, sessionId: string, accessToken: string): Promise<void> {
  const hash = hashToken(pictureTokenOf(accessToken));
  await db
    .insertInto('picture_tokens')
    .columns(['hash', 'session_id'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select([eb.val(hash).as('hash'), 'id'])
        .where('id', '=', sessionId)
        // Without the lock, a session that ends at this moment would make the call fail.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the user of a token that reads pictures while its session is valid. Reading them does not keep it alive. */
export function readerOf(context: SessionContext, pictureToken: string): Promise<Caller | undefined> {
  return liveCallers(context)
    .innerJoin('picture_tokens', 'picture_tokens.session_id', 'sessions.id')
    .where('picture_tokens.hash', '=', hashToken(pictureToken))
    .executeTakeFirst();
}
