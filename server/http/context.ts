import type { RequiredAction } from '#resources/calls/required-actions.ts';
import type { Background } from '#server/base/background.ts';
import type { ChangeFeed } from '#server/base/change-feed.ts';
import type { Log } from '#server/base/log.ts';
import type { Mailer } from '#server/base/mailer.ts';
import type { FileStore } from '#server/base/object-store.ts';
import type { Passwords } from '#server/base/passwords.ts';
import type { Secrets } from '#server/base/secrets.ts';
import type { Settings } from '#server/base/settings.ts';
import type { ClockedDatabase } from '#server/database/clock.ts';
import type { Reads } from '#server/database/reads.ts';
import type { Database, Role } from '#server/database/tables.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import type { Spans } from '#server/monitoring/spans.ts';
import type { Trace } from '#server/monitoring/trace.ts';

/** The user who makes a call, once the access token has been checked. */
export interface Caller {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
  /** What the user must do before the service accepts their other calls; null if there is nothing. */
  readonly requiredAction: RequiredAction | null;
  /** The WAL position (LSN) of the primary when the request arrived; undefined if the call reads the primary. */
  readonly position?: string | undefined;
}

/** The services that all parts of the API share. */
export interface Services extends ClockedDatabase {
  /** Makes reads on a replica; undefined if there is none. */
  readonly reads?: Reads<Database> | undefined;
  readonly log: Log;
  readonly settings: Pick<
    Settings,
    'trustedProxies' | 'sessionHours' | 'sessionIdleMinutes' | 'requireSecondFactor' | 'pageOrigin'
  > &
    Partial<Pick<Settings, 'metricsToken'>>;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  /** The store to which pictures are moved; undefined if they stay in the database. */
  readonly fileStore?: FileStore | undefined;
  /** Undefined if no mail can be sent. */
  readonly mailer: Mailer | undefined;
  readonly background: Background;
  /** Tells watchers of changes. */
  readonly feed: ChangeFeed;
  /** What this process measures. */
  readonly metrics: Metrics;
  readonly spans?: Spans | undefined;
  /** Returns the current time of this process. Sessions, codes and limits use {@link ClockedDatabase.clock} instead. */
  now(): Date;
}

/**
 * The services that the handlers of calls share. The database is not one of them: reads receive it with their request,
 * and writes receive their transaction, so that no query runs outside of the transaction by accident.
 */
export type Tools = Omit<Services, 'db'>;

/** The variables that middlewares set for a request. */
export interface Env {
  Variables: {
    caller: Caller;
    /** The id of the request in the log and in the response. */
    requestId: string;
    trace: Trace;
    /** The declared call that the request makes, e.g. `GET /api/v1/admin/rides`. */
    call?: string;
    /** The code of the error that the response describes. */
    errorCode?: string;
  };
}
