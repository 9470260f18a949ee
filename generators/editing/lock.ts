import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { root } from '#scripts/root.ts';

const lock = join(root, '.generating');

/** Returns true if a process has the lock. One that was killed has left its lock behind. */
function isHeld(): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** Runs a generator. Throws a `UsageError` if another one is running in this folder: both would write the dictionary. */
export async function withLock(act: () => Promise<void>): Promise<void> {
  if (isHeld()) throw new UsageError('Another generator is running here: wait until it has ended.');
  rmSync(lock, { force: true });
  writeFileSync(lock, String(process.pid), { flag: 'wx' });
  try {
    await act();
  } finally {
    rmSync(lock, { force: true });
  }
}
