import type { Log } from '#server/base/log.ts';
import type { Mailer } from '#server/base/mailer.ts';
import type { Passwords } from '#server/base/passwords.ts';
import type { Settings } from '#server/base/settings.ts';
import type { Database, Role } from '#server/database/tables.ts';

/** Who asks, once the access token has been checked. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** What the rooms of the API share. */
export interface Services {
  readonly db: Database;
  readonly log: Log;
  readonly settings: Pick<Settings, 'trustedProxies'>;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** The present moment; tests move it. */
  now(): Date;
}

/** What a request carries on its way through the middlewares. */
export interface Env {
  Variables: { caller: Caller };
}
