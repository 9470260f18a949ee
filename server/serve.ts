import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Log } from './base/log.ts';
import { logMailer } from './base/mailer.ts';
import { slowPasswords } from './base/passwords.ts';
import { type Settings, StartError } from './base/settings.ts';
import { openDatabase } from './database/open.ts';
import { migrateGeneric } from './generic/migrations.ts';
import { seedGeneric } from './generic/seed.ts';
import { backOffice } from './http/back-office.ts';
import { revalidating } from './http/revalidating.ts';
import { migrate } from './migrations/migrate.ts';
import { type FirstAdmin, seedEmpty } from './seed/seed.ts';

/** A server that answers. */
export interface Running {
  readonly url: string;
  readonly database: string;
  /** Answers what has been asked, then leaves the database. */
  close(): Promise<void>;
}

/** How long an open request may keep the server from leaving. */
const patienceMs = 5000;

interface Options {
  readonly log: Log;
  /** The built back-office, where it is served too; it may still be building. */
  readonly dist: string | undefined | Promise<string>;
  /** Hears of the administrator of a new database, as soon as there is one. */
  tellAdmin(admin: FirstAdmin): void;
}

/** Opens the database, brings it up to date, fills it when it is empty, and answers. */
export async function serve(settings: Settings, { log, dist, tellAdmin }: Options): Promise<Running> {
  const database = await openDatabase(settings, log);
  try {
    const done = await migrate(database.db);
    const made = await migrateGeneric(database.db);
    if (done.length > 0) log.info(`tables brought up to date: ${done.join(', ')}`);
    const admin = await seedEmpty(database.db, settings, log);
    if (admin) tellAdmin(admin);
    await seedGeneric(database.db, settings, made);
    const app = createApp({
      db: database.db,
      log,
      settings,
      passwords: slowPasswords,
      mailer: logMailer(log),
      now: () => new Date(),
    });
    const pages = await dist;
    if (pages && existsSync(pages)) app.get('*', revalidating, backOffice(pages, settings.apiHost));
    const server = createAdaptorServer({ fetch: app.fetch });
    const port = await listen(server, settings);
    return {
      url: `http://${shownHost(settings.host)}:${port}`,
      database: database.name,
      close: async () => {
        await stop(server);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Server = ReturnType<typeof createAdaptorServer>;

function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(unreachable(error, port, host)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function unreachable(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is taken. Stop what listens there, or choose another with PORT.`);
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs rights that this user does not have.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is no address of this machine.`);
  }
  return error;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const hurry = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      patienceMs,
    );
    server.close(() => {
      clearTimeout(hurry);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function shownHost(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
