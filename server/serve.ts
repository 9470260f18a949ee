import { existsSync } from 'node:fs';
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
import { resourceTables } from './resource-tables.ts';
import { type FirstAdmin, seedEmpty } from './seed/seed.ts';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly database: string;
  /** Waits for open requests, then closes the database. */
  close(): Promise<void>;
}

/** The time after which open requests are cut off. */
const closeTimeoutMs = 5000;

interface Options {
  readonly log: Log;
  /** The folder of the built back-office, if it is served too; the build may still be running. */
  readonly dist: string | undefined | Promise<string>;
  /** Called with the administrator of a new database as soon as it exists. */
  onFirstAdmin(admin: FirstAdmin): void;
}

/** Opens the database, migrates it, fills it if it is empty, and starts the server. */
export async function serve(
  settings: Settings,
  { log, dist, onFirstAdmin }: Options,
): Promise<RunningServer> {
  const database = await openDatabase(settings, log);
  try {
    const done = await migrate(database.db);
    const made = await migrateGeneric(database.db);
    if (done.length > 0) log.info(`migrations applied: ${done.join(', ')}`);
    const admin = await seedEmpty(database.db, settings, log);
    if (admin) onFirstAdmin(admin);
    await seedGeneric(database.db, settings, made, resourceTables);
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
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function startError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use. Stop the other program, or set PORT to another port.`);
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} needs rights that this user does not have.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST ${host} is not an address of this machine.`);
  }
  return error;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      closeTimeoutMs,
    );
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function shownHost(host: string): string {
  if (host === '127.0.0.1' || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
