import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from './app.ts';
import { createBackground } from './base/background.ts';
import type { Log } from './base/log.ts';
import { mailerOf } from './base/mailer.ts';
import { slowPasswords } from './base/passwords.ts';
import { secretKey, secretsWith } from './base/secrets.ts';
import type { Settings } from './base/settings.ts';
import { createUpkeep } from './base/upkeep.ts';
import { forgetResponses } from './calls/remembered-responses.ts';
import { createChangeFeed } from './changes/change-feed.ts';
import { databaseClock } from './database/clock.ts';
import { unlessDiskFull } from './database/disk-guard.ts';
import { type OpenDatabase, openPrepared } from './database/open.ts';
import { openReads } from './database/open-reads.ts';
import type { Database } from './database/tables.ts';
import { reportUnreadable } from './factors/report-unreadable.ts';
import { hasStored } from './files/moving.ts';
import { openFiles } from './files/open-files.ts';
import { migrateGeneric } from './generic/migrations.ts';
import { seedGeneric } from './generic/seed.ts';
import { backOffice } from './http/back-office.ts';
import { revalidating } from './http/revalidating.ts';
import { startWebServer, type WebServer } from './http/web-server.ts';
import { migrate } from './migrations/migrate.ts';
import { expectTexts } from './migrations/texts.ts';
import { countingMailer } from './monitoring/counting-mailer.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { createQueryLogger } from './monitoring/query-logger.ts';
import { createSpans } from './monitoring/spans.ts';
import { belongings } from './product/belongings.ts';
import { resourceTables } from './resource-tables.ts';
import { inviteAdmin } from './seed/invite-admin.ts';
import { type FirstAdmin, seedEmpty } from './seed/seed.ts';
import { finishDeletions } from './users/belongings.ts';
import { workerNumber } from './workers/supervise.ts';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly database: string;
  /** Waits for open requests, 10 seconds at most, then closes the database. */
  close(): Promise<void>;
}

/** The time limit for background tasks, and then for the database, to end: otherwise the process might never stop. */
const closeTimeoutMs = 3000;

interface Options {
  readonly log: Log;
  /** The folder of the built back-office, if it is served too; the build may still be running. */
  readonly dist: string | undefined | Promise<string>;
  /** Called with the administrator of a new database as soon as there is one. */
  onFirstAdmin(admin: FirstAdmin): void;
}

/** Opens the database, migrates it, fills it if it is empty, and starts the server. */
export async function serve(
  settings: Settings,
  { log, dist, onFirstAdmin }: Options,
): Promise<RunningServer> {
  const { traces, slowQueryMs } = settings;
  const mailer = mailerOf(settings, log);
  const metrics = createMetrics({
    pools: () => ({ primary: database.pool?.(), replica: replica?.pool?.() }),
    streams: () => feed.size(),
  });
  const spans = traces && createSpans(traces.endpoint, traces.service, log);
  const prepare = async (db: Database) => {
    await expectTexts(db, log);
    const done = await migrate(db, settings.allowNewerDatabase);
    const made = await migrateGeneric(db);
    const applied = [...done, ...made];
    if (applied.length > 0) log.info(`migrations applied: ${applied.join(', ')}`);
    const admin = await seedEmpty(db, settings, log);
    if (admin) onFirstAdmin(await inviteAdmin(admin, settings, log));
    await seedGeneric(db, settings, made, resourceTables);
  };
  const queryLogger = createQueryLogger({ log, metrics, spans, slowQueryMs });
  const database: OpenDatabase = await openPrepared(settings, log, prepare, queryLogger);
  const worker = workerNumber();
  const isMover = worker === undefined || worker === 1;
  const background = createBackground(log);
  const upkeep = createUpkeep(background);
  const feed = createChangeFeed({ db: database.db, clock: databaseClock, settings, log });
  let replica: ReturnType<typeof openReads>;
  let files: ReturnType<typeof openFiles>;
  let server: WebServer | undefined;
  const close = async () => {
    // Otherwise the server would wait for these responses.
    feed.close();
    upkeep.stop();
    files?.close();
    await server?.stop();
    await Promise.race([background.settled(), wait(closeTimeoutMs, undefined, { ref: false })]);
    await spans?.close();
    const closed = Promise.all([database.close(), replica?.close()]);
    await Promise.race([closed, wait(closeTimeoutMs, undefined, { ref: false })]);
  };
  try {
    replica = openReads(settings, database.db, { log, metrics, queryLogger });
    files = openFiles(settings, { db: database.db, isMover, log, metrics });
    if (isMover && !files && (await hasStored(database.db)))
      log.error('FILES_URL is not set, but files are in a file store: they cannot be sent');
    const key = secretKey(settings);
    const secrets = secretsWith(key);
    const unreadable = isMover ? await reportUnreadable(database.db, secrets, log) : 0;
    if (key === undefined && unreadable === 0)
      log.info('SECRET_KEY is not set: the secrets of authenticator apps are stored without encryption');
    finishDeletions(upkeep, database.db, belongings);
    const forget = () => unlessDiskFull(forgetResponses(database.db, new Date()));
    upkeep.run('deleting remembered responses', forget);
    const app = createApp({
      db: database.db,
      reads: replica?.reads,
      fileStore: files,
      clock: databaseClock,
      log,
      settings,
      passwords: slowPasswords,
      secrets,
      mailer: mailer && countingMailer(mailer, metrics),
      metrics,
      spans,
      background,
      feed,
      now: () => new Date(),
    });
    if (dist !== undefined && (await isPending(dist)))
      log.info('the database is ready; the pages are still being built, which may take a minute');
    const pages = await dist;
    if (pages && existsSync(pages)) {
      const stores = files && files.signedSeconds > 0 ? [files.store.origin] : [];
      const pictureHosts = [...(settings.page.pictureHosts ?? []), ...stores];
      app.get('*', revalidating, backOffice(pages, { ...settings.page, pictureHosts }));
    }
    server = await startWebServer(app.fetch, settings);
    return {
      url: `http://${shownHost(settings.host)}:${server.port}`,
      database: database.name,
      close,
    };
  } catch (error) {
    // The caller has to know why the start failed.
    await close().catch((failure: unknown) => log.error('closing failed', failure));
    throw error;
  }
}

/** Returns true if what is awaited is not there yet. */
const isPending = (value: unknown) => Promise.race([Promise.resolve(value).then(() => false), wait(0, true)]);

function shownHost(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
