import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '#server/base/settings.ts';
import { type ClockedDatabase, secondsFromNow } from '#server/database/clock.ts';

/** What the functions about sessions need. */
export interface SessionContext extends ClockedDatabase {
  readonly settings: Pick<Settings, 'sessionHours' | 'sessionIdleMinutes' | 'requireSecondFactor'>;
}

/** Returns the condition that a row of `sessions` has not ended: neither after its hours nor for want of use. */
export function isLive({ clock, settings }: SessionContext): RawBuilder<boolean> {
  const begun = secondsFromNow(clock, -settings.sessionHours * 3600);
  const used = secondsFromNow(clock, -settings.sessionIdleMinutes * 60);
  return sql<boolean>`(sessions.created_at > ${begun} and sessions.last_used_at > ${used})`;
}
