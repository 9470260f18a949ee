import * as z from 'zod/mini';
import type { PageSetting } from '#schema/page-settings.ts';
import { isPacked } from './is-packed.ts';

/** The content of a new database: demo data, nothing, or a number of users for benchmarks. */
export type Seed = 'demo' | 'none' | number;

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65535));
const seed = z.union([
  z.enum(['demo', 'none']),
  z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000_000)),
]);

const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((origin) => origin.trim())),
  ),
  z.array(z.string().check(z.regex(/^https:\/\/[\w.-]+(:\d+)?$/))),
);

const logFormat = z._default(z.enum(['text', 'json']), 'text');

/** An address of a page or of a service. */
const address = z.string().check(z.regex(/^https?:\/\/[^\s"<>]+$/), z.refine(URL.canParse));

/** The address of the first administrator unless the settings name one. Nobody receives its mail. */
export const defaultAdminEmail = 'admin@example.com';

/** The number of characters that the key of stored secrets has at least. */
export const shortestSecretKey = 32;

const environment = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  // Checked here, since the error of the database driver would show the password.
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//), z.refine(URL.canParse))),
  DATABASE_READ_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//), z.refine(URL.canParse))),
  DATA_DIR: z._default(z.string(), './data'),
  FILES_URL: z.optional(
    z
      .string()
      .check(z.regex(/^https?:\/\/[^:@/\s]+:[^@/\s]+@[^/\s]+\/[^/\s?]+\/?(\?|$)/), z.refine(URL.canParse)),
  ),
  FILES_SIGNED_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(3600)), 0),
  ADMIN_EMAIL: z._default(z.email(), defaultAdminEmail),
  ADMIN_PASSWORD: z.optional(z.string()),
  SEED: z.optional(seed),
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10)), 0),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//), z.refine(URL.canParse))),
  MAIL_FROM: z.optional(z.email()),
  SESSION_HOURS: z._default(z.coerce.number().check(z.gt(0), z.lte(168)), 12),
  SESSION_IDLE_MINUTES: z._default(z.coerce.number().check(z.gt(0), z.lte(1440)), 60),
  SECRET_KEY: z.optional(z.string().check(z.minLength(shortestSecretKey), z.maxLength(1024))),
  REQUIRE_SECOND_FACTOR: z._default(z.stringbool(), false),
  PAGE_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?$/))),
  PICTURE_HOSTS: z._default(origins, []),
  WORKERS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(64)), 1),
  ALLOW_NEWER_DATABASE: z._default(z.stringbool(), false),
  LOG_FORMAT: logFormat,
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\w-]{20,200}$/))),
  SLOW_QUERY_MS: z._default(z.coerce.number().check(z.gte(0), z.lte(60_000)), 500),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  OTEL_SERVICE_NAME: z._default(z.string(), 'back-office'),
  VITE_API_HOST: z._default(address, ''),
  VITE_PAYMENT_DASHBOARD_URL: z._default(address, ''),
});

const expectations: Record<keyof z.output<typeof environment>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'an address to listen on',
  DATABASE_URL: 'an address like postgresql://user:password@host:5432/name',
  DATABASE_READ_URL: 'an address like postgresql://user:password@host:5432/name',
  DATA_DIR: 'a folder',
  FILES_URL: 'an address like https://key:secret@s3.example.com/bucket?region=eu-west-3',
  FILES_SIGNED_SECONDS: 'a number of seconds, 3600 at most',
  ADMIN_EMAIL: 'an email address',
  ADMIN_PASSWORD: 'a password',
  SEED: 'demo, none, or a number of users',
  TRUSTED_PROXIES: 'the number of proxies in front of the server, from 0 to 10',
  SMTP_URL: 'an address like smtps://user:password@host:465',
  MAIL_FROM: 'an email address',
  SESSION_HOURS: 'a number of hours, 168 at most',
  SESSION_IDLE_MINUTES: 'a number of minutes, 1440 at most',
  SECRET_KEY: `a random text of ${shortestSecretKey} to 1024 characters`,
  REQUIRE_SECOND_FACTOR: 'true or false',
  PAGE_ORIGIN: 'an origin like https://admin.example.com',
  PICTURE_HOSTS: 'origins like https://images.example.com, separated by commas',
  WORKERS: 'a number of processes from 1 to 64',
  ALLOW_NEWER_DATABASE: 'true or false',
  LOG_FORMAT: 'text or json',
  METRICS_TOKEN: '20 to 200 letters, digits, - or _',
  SLOW_QUERY_MS: 'a number of milliseconds, 60000 at most',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an address like http://127.0.0.1:4318',
  OTEL_SERVICE_NAME: 'a name',
  VITE_API_HOST: 'an origin like https://api.example.com',
  VITE_PAYMENT_DASHBOARD_URL: 'an address like https://dashboard.example.com/subscriptions',
};

/** The settings of the page that differ between environments. The server adds them to the build. */
export interface PageOptions {
  readonly settings?: Readonly<Partial<Record<PageSetting, string>>>;
  /** The origins, beside the API's, from which the page may show pictures. */
  readonly pictureHosts?: readonly string[];
}

/** The settings of the server. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** A streaming replica of that database, on which reads are made; undefined if there is none. */
  readonly databaseReadUrl: string | undefined;
  readonly dataDir: string;
  /**
   * The bucket for pictures, with its keys, and the seconds for which browsers may read a picture there by its address (0: they
   * read it through the server); undefined if pictures stay in the database.
   */
  readonly files: { readonly url: string; readonly signedSeconds: number } | undefined;
  readonly adminEmail: string;
  /** The password of the first administrator, checked when an empty database is filled; undefined for a random one. */
  readonly adminPassword: string | undefined;
  readonly seed: Seed;
  /** The number of proxies in front of the server that set `X-Forwarded-For` and `X-Forwarded-Proto`. */
  readonly trustedProxies: number;
  /** The SMTP server for mails, with its user and password; undefined if there is none. */
  readonly smtpUrl: string | undefined;
  /** The address that mails are sent from. */
  readonly mailFrom: string;
  /** A session ends this many hours after its sign-in. */
  readonly sessionHours: number;
  /** A session ends after this many minutes without use. */
  readonly sessionIdleMinutes: number;
  /** Encrypts the stored secrets of authenticator apps; undefined if it is not set. */
  readonly secretKey: string | undefined;
  /** True if administrators can make no other call until they have a second factor. */
  readonly requireSecondFactor: boolean;
  /** The origin of the page, which passkeys belong to; undefined if it is that of the API. */
  readonly pageOrigin: string | undefined;
  /** The number of processes that serve requests. */
  readonly workers: number;
  /** True if a database that a later version has upgraded is accepted as it is. */
  readonly allowNewerDatabase: boolean;
  /** The token that reads the metrics; undefined if there is none, and so no `/metrics`. */
  readonly metricsToken: string | undefined;
  /** A statement of a PostgreSQL server is logged if it takes this number of milliseconds or more. */
  readonly slowQueryMs: number;
  /** The collector of traces, and the name of this service there; undefined if there is none. */
  readonly traces: { readonly endpoint: string; readonly service: string } | undefined;
  /** The settings of the page that the server adds to the build. */
  readonly page: PageOptions;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A problem that the user who starts the server can solve: shown as a message without a stack. */
export class StartError extends Error {}

/**
 * Reads the format of the log. It is needed before the other settings: a refusal of these is a line of the log, too. So an
 * unknown format is text here, and `readSettings` refuses it.
 */
export const readLogFormat = (env: Environment): z.output<typeof logFormat> =>
  logFormat.safeParse(env['LOG_FORMAT']).data ?? 'text';

/**
 * Reads the settings from the environment; an empty variable counts as unset. A pack starts on a database that is named, and
 * adds made-up people on request only: a missing file of settings must not look like a service that runs.
 */
export function readSettings(env: Environment, packed: boolean = isPacked): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const lines = Object.entries(expectations)
      .filter(([name]) => names.has(name))
      .map(([name, expected]) => `${name} must be ${expected}.`);
    throw new StartError(lines.join('\n'));
  }
  const values = parsed.data;
  const named = [values.DATABASE_URL, given['DATA_DIR'], values.SEED];
  if (packed && named.every((value) => value === undefined))
    throw new StartError(
      'Name the database: DATABASE_URL, or DATA_DIR for an embedded one. SEED=demo tries the product in the folder ./data.',
    );
  if (values.WORKERS > 1 && values.DATABASE_URL === undefined)
    throw new StartError('WORKERS needs DATABASE_URL: one process at a time can use the embedded database.');
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
    throw new StartError('DATABASE_READ_URL needs DATABASE_URL: it is a replica of that database.');
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    dataDir: values.DATA_DIR,
    files:
      values.FILES_URL === undefined
        ? undefined
        : { url: values.FILES_URL, signedSeconds: values.FILES_SIGNED_SECONDS },
    adminEmail: values.ADMIN_EMAIL.toLowerCase(),
    adminPassword: values.ADMIN_PASSWORD,
    // A database on a server may become that of an organisation, so it has made-up records only on request.
    seed: values.SEED ?? (values.DATABASE_URL === undefined && !packed ? 'demo' : 'none'),
    trustedProxies: values.TRUSTED_PROXIES,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? values.ADMIN_EMAIL,
    sessionHours: values.SESSION_HOURS,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
    secretKey: values.SECRET_KEY,
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR,
    pageOrigin: values.PAGE_ORIGIN,
    workers: values.WORKERS,
    allowNewerDatabase: values.ALLOW_NEWER_DATABASE,
    metricsToken: values.METRICS_TOKEN,
    slowQueryMs: values.SLOW_QUERY_MS,
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, service: values.OTEL_SERVICE_NAME },
    page: {
      settings: {
        VITE_API_HOST: values.VITE_API_HOST,
        VITE_PAYMENT_DASHBOARD_URL: values.VITE_PAYMENT_DASHBOARD_URL,
      },
      pictureHosts: values.PICTURE_HOSTS,
    },
  };
}
