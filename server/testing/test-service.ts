import { CompiledQuery } from 'kysely';
import { createApp } from '#server/app.ts';
import { beginSession } from '#server/auth/sessions.ts';
import type { TokenPair } from '#server/auth/token-pairs.ts';
import { type Background, createBackground } from '#server/base/background.ts';
import { silentLog } from '#server/base/log.ts';
import type { Mailer } from '#server/base/mailer.ts';
import type { Mail } from '#server/base/mails.ts';
import { passwordsOver } from '#server/base/passwords.ts';
import { secretsWith } from '#server/base/secrets.ts';
import { createChangeFeed } from '#server/changes/change-feed.ts';
import { type Clock, databaseClock, secondsFromNow } from '#server/database/clock.ts';
import { openInMemory } from '#server/database/embedded.ts';
import { newId } from '#server/database/ids.ts';
import { databaseOf, type OpenDatabase } from '#server/database/open.ts';
import { openPostgres, type PostgresLimits } from '#server/database/postgres.ts';
import type { Database, NewUser, Role } from '#server/database/tables.ts';
import type { Services } from '#server/http/context.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { createMetrics } from '#server/monitoring/metrics.ts';
import { newDatabaseArchive } from './new-database.ts';
import { tablesAfterUsers, tablesBeforeUsers } from './product-rows.ts';

/** The response of a call. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; an empty object if the response is not JSON. */
  readonly body: Body;
}

/** The JSON of a response. Its `data` is not typed: each test checks what it reads. */
export interface Body {
  readonly data?: unknown;
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

interface CallOptions {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The service that a test calls: the app over a database of its own, with a clock that the test moves. */
export interface TestService {
  readonly app: ReturnType<typeof createApp>;
  /** Returns an app over the same database with other services. */
  appWith(changes: Partial<Services>): TestService['app'];
  readonly services: Services;
  readonly db: Database;
  now(): Date;
  /** Moves the clock forward. */
  pass(ms: number): void;
  call(method: string, path: string, call?: CallOptions): Promise<TestResponse>;
  addUser(user?: Partial<NewUser>): Promise<string>;
  /** The last one-time code that was sent to each email address. */
  readonly codes: ReadonlyMap<string, string>;
  /** Every mail that was sent. */
  readonly mails: readonly Mail[];
  /** Begins a session without a sign-in. */
  sessionOf(userId: string): Promise<TokenPair>;
  /** Adds a user with this role. Returns the access token. */
  tokenOf(role: Role): Promise<string>;
  /** Deletes every row and sets the clock back. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A fast hasher: `passwords.test.ts` tests the slow one. */
const passwords = passwordsOver(2);

export const knownPassword = 'un mot de passe';
let known: Promise<string> | undefined;

/** Returns the hash of {@link knownPassword}. */
export const knownHash = () => {
  known ??= passwords.hash(knownPassword);
  return known;
};

/** Opens a service over a database in memory. */
export const embeddedService = async (): Promise<TestService> =>
  serviceOver(databaseOf(await openInMemory(await newDatabaseArchive('tables'))));

/** Opens a service over a database of a PostgreSQL server. */
export const postgresService = async (url: string, limits?: PostgresLimits): Promise<TestService> =>
  serviceOver(databaseOf(await openPostgres(url, silentLog, limits)));

/** The tables that `reset` empties, in this order. The rows of the other tables are deleted with rows of these. */
const emptied = [
  ...tablesBeforeUsers,
  'users',
  ...tablesAfterUsers,
  'rate_limits',
  'one_time_codes',
  'files',
  'removed_files',
  'idempotent_answers',
  'page_vitals',
  'page_errors',
] as const;

/**
 * Empties the tables in one statement, which takes half the time of one for each. Deleting a few rows is faster than
 * truncating many tables. A trigger refuses to delete entries of the journal, and only the owner of the table can disable it.
 */
const emptying = CompiledQuery.raw(`do $$ begin
  ${emptied.map((table) => `delete from ${table};`).join(' ')}
  if exists (select from activity) then
    alter table activity disable trigger activity_stays;
    delete from activity;
    alter table activity enable trigger activity_stays;
  end if;
end $$`);

/** Creates a mailer that keeps every mail, and the last one-time code of each address. */
function createMailbox() {
  const codes = new Map<string, string>();
  const mails: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      mails.push(mail);
      if (mail.code) codes.set(mail.to, mail.code);
    },
  };
  return { mailer, mails, codes };
}

/** Returns the function that calls an app. It waits for the background tasks, too. */
function callOf(app: TestService['app'], background: Background): TestService['call'] {
  return async (method, path, { token, json, form, body, headers } = {}) => {
    const encoded = form && new Response(form);
    const sent = json === undefined ? ((await encoded?.bytes()) ?? body) : JSON.stringify(json);
    const formType = encoded?.headers.get('content-type');
    const response = await app.request(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(formType && { 'content-type': formType }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    await background.settled();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
  };
}

async function serviceOver(database: OpenDatabase): Promise<TestService> {
  const { db } = database;
  await migrate(db);
  const started = Date.now();
  let passed = 0;
  let count = 0;
  const now = () => new Date(started + passed);
  const { mailer, mails, codes } = createMailbox();
  const background = createBackground(silentLog);
  const settings = {
    trustedProxies: 1,
    sessionHours: 12,
    sessionIdleMinutes: 60,
    requireSecondFactor: false,
    pageOrigin: 'https://admin.exemple.fr',
  };
  const secrets = secretsWith('a key');
  const clock: Clock = {
    expressionType: undefined,
    toOperationNode: () => secondsFromNow(databaseClock, passed / 1000).toOperationNode(),
  };
  const feed = createChangeFeed({ db, clock, settings, log: silentLog });
  const services: Services = {
    db,
    clock,
    log: silentLog,
    settings,
    passwords,
    secrets,
    mailer,
    background,
    feed,
    now,
    metrics: createMetrics({ pools: () => ({}), streams: feed.size }),
  };
  const app = createApp(services);
  const call = callOf(app, background);

  async function addUser(user: Partial<NewUser> = {}): Promise<string> {
    count += 1;
    const id = newId();
    const role = user.role ?? 'client';
    const plain = {
      id,
      created_at: now(),
      name: `Personne ${count}`,
      email: `personne${count}@exemple.fr`,
      role,
      active_role: role,
    };
    await db
      .insertInto('users')
      .values({ phone: null, avatar_id: null, password_hash: null, ...plain, ...user })
      .execute();
    return user.id ?? id;
  }

  const sessionOf = (userId: string) =>
    db
      .transaction()
      .execute((trx) =>
        beginSession({ db: trx, clock, settings }, { userId, ip: '10.0.0.1', agent: 'test' }),
      );

  return {
    app,
    appWith: (changes) => createApp({ ...services, ...changes }),
    services,
    db,
    now,
    pass: (ms) => {
      passed += ms;
    },
    call,
    addUser,
    codes,
    mails,
    sessionOf,
    tokenOf: async (role) => (await sessionOf(await addUser({ role }))).access_token,
    reset: async () => {
      passed = 0;
      codes.clear();
      mails.length = 0;
      await db.executeQuery(emptying);
    },
    close: () => {
      feed.close();
      return database.close();
    },
  };
}
