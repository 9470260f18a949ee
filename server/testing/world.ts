import { createApp } from '#server/app.ts';
import { beginSession, type TokenPair } from '#server/auth/sessions.ts';
import { silentLog } from '#server/base/log.ts';
import { passwordsOver } from '#server/base/passwords.ts';
import { openInMemory } from '#server/database/embedded.ts';
import { newId } from '#server/database/ids.ts';
import { databaseOf, type OpenDatabase } from '#server/database/open.ts';
import { openPostgres } from '#server/database/postgres.ts';
import type { Database, NewUser, Role } from '#server/database/tables.ts';
import { migrate } from '#server/migrations/migrate.ts';

/** What a call answers. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON; undefined where there is none. */
  readonly body: Body;
}

/** An answer's JSON, read loosely: tests say what they expect of it. */
export interface Body {
  readonly data?: unknown;
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

interface Call {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service of its own for a test: an app over a database, with a clock that the test moves. */
export interface World {
  readonly app: ReturnType<typeof createApp>;
  readonly db: Database;
  now(): Date;
  pass(ms: number): void;
  call(method: string, path: string, call?: Call): Promise<TestResponse>;
  addUser(user?: Partial<NewUser>): Promise<string>;
  /** The one-time codes that were sent, by address: the last one counts. */
  readonly codes: ReadonlyMap<string, string>;
  /** Begins a session without going through the sign-in. */
  sessionOf(userId: string): Promise<TokenPair>;
  /** The access token of somebody new. */
  tokenOf(role: Role): Promise<string>;
  /** Forgets every row. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Quick ones: what passwords cost is tested by itself. */
const passwords = passwordsOver(2);

export const knownPassword = 'un mot de passe';
let known: Promise<string> | undefined;

/** The stored form of {@link knownPassword}. */
export const knownHash = () => {
  known ??= passwords.hash(knownPassword);
  return known;
};

/** A world in memory. */
export const embeddedWorld = async (): Promise<World> => worldOver(databaseOf(await openInMemory()));

/** A world in a database of a PostgreSQL server. */
export const postgresWorld = async (url: string): Promise<World> =>
  worldOver(databaseOf(await openPostgres(url, silentLog)));

const roots = [
  'users',
  'rides',
  'categories',
  'options',
  'subscription_plans',
  'rate_limits',
  'price_configs',
  'files',
] as const;

async function worldOver(database: OpenDatabase): Promise<World> {
  const { db } = database;
  await migrate(db);
  const started = Date.now();
  let passed = 0;
  let count = 0;
  const now = () => new Date(started + passed);
  const codes = new Map<string, string>();
  const mailer = { sendCode: (email: string, code: string) => void codes.set(email, code) };
  const settings = { trustedProxies: 1 };
  const app = createApp({ db, log: silentLog, settings, passwords, mailer, now });

  async function call(
    method: string,
    path: string,
    { token, json, form, body, headers }: Call = {},
  ): Promise<TestResponse> {
    const coded = form && new Response(form);
    const sent = json === undefined ? ((await coded?.bytes()) ?? body) : JSON.stringify(json);
    const formType = coded?.headers.get('content-type');
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
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
  }

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

  const sessionOf = (userId: string) => db.transaction().execute((trx) => beginSession(trx, userId, now()));

  return {
    app,
    db,
    now,
    pass: (ms) => {
      passed += ms;
    },
    call,
    addUser,
    codes,
    sessionOf,
    tokenOf: async (role) => (await sessionOf(await addUser({ role }))).access_token,
    reset: async () => {
      passed = 0;
      codes.clear();
      // What hangs on these goes with them. Deleting a few rows is quicker than truncating many tables.
      for (const table of roots) await db.deleteFrom(table).execute();
    },
    close: () => database.close(),
  };
}
