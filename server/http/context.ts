import type { Courier } from '#server/auth/courier.ts';
import type { Passwords } from '#server/auth/passwords.ts';
import type { Settings } from '#server/config.ts';
import type { Database, Role } from '#server/database/tables.ts';
import type { Log } from '#server/log.ts';

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
  readonly courier: Courier;
  /** The present moment; tests move it. */
  now(): Date;
}

/** What a request carries on its way through the middlewares. */
export interface Env {
  Variables: { caller: Caller };
}
