import { consoleLog, jsonLog, type Log } from './base/log.ts';
import { readLogFormat, readSettings, StartError } from './base/settings.ts';
import type { FirstAdmin } from './seed/seed.ts';
import { type RunningServer, serve } from './serve.ts';
import { adminNotice, startNotice } from './start-notice.ts';
import { superviseWorkers, workerNumber } from './workers/supervise.ts';

/** Runs the server until a signal ends it. A {@link StartError} is shown as a message without a stack. */
export async function main(dist: string | undefined | Promise<string>): Promise<void> {
  // `dist` is awaited later. Until then its failure must not count as an unhandled rejection.
  Promise.resolve(dist).catch(() => {});
  let running: Pick<RunningServer, 'close'> | undefined;
  const isJson = readLogFormat(process.env) === 'json';
  const log = isJson ? jsonLog : consoleLog;
  const show = (notice: string) => (isJson ? log.info(inOneLine(notice)) : console.log(notice));
  let newAdmin: FirstAdmin | undefined;
  // Its password is known only here: it is shown also if the start fails or is interrupted.
  process.once('exit', () => newAdmin && show(adminNotice(newAdmin)));
  // A signal before the server runs ends the process at once, and with it a build that it started.
  endOnSignal(async () => running?.close(), log);
  try {
    const settings = readSettings(process.env);
    const number = workerNumber();
    if (settings.workers > 1 && number === undefined) {
      // Every worker would build the back-office.
      await dist;
      running = await superviseWorkers(settings.workers, log);
      return;
    }
    const server = await serve(settings, {
      log,
      dist,
      onFirstAdmin: (admin) => {
        newAdmin = admin;
      },
    });
    running = server;
    if (number === undefined || number === 1) {
      show(startNotice(server, dist !== undefined, newAdmin ?? settings.adminEmail));
      newAdmin = undefined;
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    if (isJson) log.error(inOneLine(error.message));
    else console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/** Joins the lines of a notice, for a log with one event a line. */
const inOneLine = (notice: string) =>
  notice
    .trim()
    .replace(/\s*\n\s*/g, '; ')
    .replace(/ {2,}/g, ' ');

/**
 * At the first signal, closes the server after its open requests. A later signal ends the process at once. Ctrl+C under
 * npm sends two signals within a second, which count as one.
 */
function endOnSignal(close: () => Promise<void>, log: Log): void {
  let since: number | undefined;
  const end = () => {
    if (since !== undefined && performance.now() - since > 1000) process.exit(1);
    if (since !== undefined) return;
    since = performance.now();
    close().then(
      () => process.exit(0),
      (error) => {
        log.error('closing failed', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

if (import.meta.main) await main(undefined);
