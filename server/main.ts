import { introduce, introduceAdmin } from './announcement.ts';
import { consoleLog } from './base/log.ts';
import { readSettings, StartError } from './base/settings.ts';
import { serve } from './serve.ts';

/** Runs the server until it is told to leave. Mistakes of whoever starts it are told in a sentence. */
export async function main(dist: string | undefined | Promise<string>): Promise<void> {
  // It is awaited last; until then its failure must not count as nobody's.
  Promise.resolve(dist).catch(() => {});
  try {
    const settings = readSettings(process.env);
    let isNew = false;
    const running = await serve(settings, {
      log: consoleLog,
      dist,
      tellAdmin: (admin) => {
        isNew = true;
        console.log(introduceAdmin(admin));
      },
    });
    leaveWhenTold(() => running.close());
    console.log(introduce(running, dist !== undefined, isNew ? undefined : settings.adminEmail));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}

/**
 * A signal lets what was asked be answered; one that comes later does not wait. Ctrl+C below npm arrives twice
 * at once: that is one wish.
 */
function leaveWhenTold(close: () => Promise<void>): void {
  let since: number | undefined;
  const leave = () => {
    if (since !== undefined && performance.now() - since > 1000) process.exit(1);
    if (since !== undefined) return;
    since = performance.now();
    close().then(
      () => process.exit(0),
      (error) => {
        consoleLog.error('leaving failed', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
}

if (import.meta.main) await main(undefined);
