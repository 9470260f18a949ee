import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { commandLines } from '#server/base/command-lines.ts';
import { StartError } from '#server/base/settings.ts';

/** The free space in bytes that the embedded database always leaves: on a full disk it would hang for ever. */
export const diskReserve = 256 * 1024 * 1024;

/**
 * The names that the folder may contain: the data, incomplete data of a killed start, the lock, the key, `lost+found`.
 */
const own = /^(pg|pg\.new|lock|lock-journal|secret\.key|lost\+found)$/;

/** Returns the free space in bytes on the disk of a folder. */
export type FreeSpace = (folder: string) => number;

/** Returns the free space that the operating system reports. */
export const freeSpaceOf: FreeSpace = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Returns true if an embedded database is in a folder. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, 'pg'));

/** The mode of the folders of the database: only the owner enters them, since PGlite lets everybody read and write its files. */
export const ownerOnly = 0o700;

/**
 * Creates the folder of the embedded database, or throws a {@link StartError} that says why it can't be used. Closes the
 * data that is already there to other users, where that is possible.
 */
export function prepareFolder(folder: string, freeSpace: FreeSpace = freeSpaceOf): void {
  const data = join(folder, 'pg');
  try {
    make(resolve(folder), ownerOnly);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${folder} can't be used: set DATA_DIR to a folder that can be written (${reason}).`,
    );
  }
  if (existsSync(data)) closeToOthers(data);
  if (existsSync(data) && !existsSync(join(data, 'PG_VERSION'))) throw new StartError(damagedMessage(data));
  if (!existsSync(data) && readdirSync(folder).some((name) => !own.test(name))) {
    throw new StartError(
      `The data folder ${folder} holds other files and no database: set DATA_DIR to an empty folder.`,
    );
  }
  const free = freeSpace(folder);
  if (free < diskReserve) throw new StartError(fullMessage(folder, free));
}

/** Lets only the owner enter a folder, if this process may decide that: a volume may have fixed modes, or belong to another user. */
function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & 0o077) === 0) return;
  try {
    chmodSync(folder, ownerOnly);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'ENOTSUP'].includes(String(error.code))))
      throw error;
  }
}

/** Creates a folder and its parents, one by one: the recursive `mkdirSync` of Node.js never returns under `/proc`. */
function make(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder, { mode });
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

const fullMessage = (folder: string, free: number) =>
  `The disk of the data folder ${folder} is full: ${megabytes(diskReserve)} MB must be free (now ${megabytes(free)} MB).`;

/** Returns the message for data that can't be opened. */
export const damagedMessage = (data: string, reason = 'no file PG_VERSION'): string =>
  `The database in ${data} is damaged (${reason}): move this folder away and restore a backup with "${commandLines.restore}".`;
