import { type RawBuilder, sql } from 'kysely';
import type { RequiredAction } from '#resources/calls/required-actions.ts';
import type { Settings } from '#server/base/settings.ts';
import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';

/** What the functions about sessions need. */
export interface SessionContext extends ClockedDatabase {
  readonly settings: Pick<Settings, 'sessionHours' | 'sessionIdleMinutes' | 'requireSecondFactor'>;
}

/** Returns the SQL condition that a row of `sessions` is neither too old nor unused for too long. */
export function isLive({ clock, settings }: SessionContext): RawBuilder<boolean> {
  const begun = secondsFromNow(clock, -settings.sessionHours * 3600);
  const used = secondsFromNow(clock, -settings.sessionIdleMinutes * 60);
  return sql<boolean>`(sessions.created_at > ${begun} and sessions.last_used_at > ${used})`;
}

/**
 * Returns the query for the users of live sessions who are neither disabled nor deleted, with the first action that is
 * required of them. Each kind of token adds its own condition.
 */
export function liveCallers(context: SessionContext) {
  const { db, settings } = context;
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.role', 'sessions.id as sessionId'])
    .select(({ and, case: when, eb, exists, lit, not, selectFrom, val }) => {
      const factor = selectFrom('second_factors').select('id').whereRef('user_id', '=', 'users.id');
      const isRequired = and([lit(settings.requireSecondFactor), eb('users.role', '=', 'admin')]);
      return when()
        .when('users.password_change_due', '=', true)
        .then(val<RequiredAction>('changePassword'))
        .when(and([isRequired, not(exists(factor))]))
        .then(val<RequiredAction>('addFactor'))
        .end()
        .as('requiredAction');
    })
    .where('users.status', '=', 'active')
    .where('users.deleted_at', 'is', null)
    .where(isLive(context));
}
