import type { Log } from '#server/base/log.ts';
import { type FileStore, openStore } from '#server/base/object-store.ts';
import type { Settings } from '#server/base/settings.ts';
import type { Database } from '#server/database/tables.ts';
import type { Metrics } from '#server/monitoring/metrics.ts';
import { updateStore } from './moving.ts';

/** The pause between two searches for files to move, and the longest one while the store fails, in milliseconds. */
const [pauseMs, longestPauseMs] = [5000, 300_000];

interface Options {
  readonly db: Database;
  /** True for the process that moves files: one of each server is enough. */
  readonly isMover: boolean;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'files'>;
}

/**
 * Opens the store that the settings name; undefined without one. An upload is stored in the database with its record, and
 * is moved to the store soon afterwards: if the store fails, no request waits and no file is lost.
 */
export function openFiles(
  { files }: Pick<Settings, 'files'>,
  { db, isMover, log, metrics }: Options,
): (FileStore & { close(): void }) | undefined {
  if (files === undefined) return undefined;
  const store = openStore(files.url);
  let pause = pauseMs;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function move() {
    const failures = await updateStore(db, store, {
      moved: () => metrics.files({ result: 'moved' }),
      removed: () => metrics.files({ result: 'removed' }),
    });
    pause = failures.length === 0 ? pauseMs : Math.min(pause * 2, longestPauseMs);
    for (const { message, error } of failures) {
      metrics.files({ result: 'failed' });
      if (!isClosed) log.error(message, error);
    }
    if (!isClosed) moveLater();
  }
  function moveLater() {
    timer = setTimeout(() => void move(), pause).unref();
  }
  if (isMover) moveLater();
  return {
    store,
    signedSeconds: files.signedSeconds,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
