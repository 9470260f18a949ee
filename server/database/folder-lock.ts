import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '#server/base/settings.ts';

const timeoutMs = 4000;

/**
 * Locks an existing folder for this process: the embedded database takes no lock, and two processes would corrupt it. The
 * lock is SQLite's, which is an advisory lock of the operating system: it ends with the process, even a killed one.
 * Waits up to 4 s for another process. Throws a {@link StartError} if the folder is still locked, or cannot be locked.
 */
export async function lockFolder(folder: string): Promise<{ release(): void }> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const lock = new DatabaseSync(join(folder, 'lock'));
    try {
      lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
      return { release: () => lock.close() };
    } catch (error) {
      lock.close();
      if (!isBusy(error)) throw new StartError(`The data folder ${folder} can't be locked: ${String(error)}`);
    }
    // A server that is being replaced may need a moment to stop.
    if (Date.now() > deadline) throw new StartError(takenMessage(folder));
    await wait(100);
  }
}

/** The code of SQLite for a lock that another process holds. */
const busy = 5;
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === busy;

function takenMessage(folder: string): string {
  return [
    `The data folder ${folder} is in use by another server.`,
    'Stop that server, choose another folder with DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.',
  ].join('\n');
}
