import { existsSync } from 'node:fs';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { silentLog } from '#server/base/log.ts';
import { readSettings, StartError } from '#server/base/settings.ts';
import { openToPrepare } from '#server/database/open.ts';

/** Runs `npm run backup -- FILE` or `npm run restore -- FILE` on the database of the environment. */
export async function runBackupCommand(
  name: 'backup' | 'restore',
  [file, ...more]: readonly string[],
): Promise<void> {
  try {
    if (file === undefined || more.length > 0) throw new StartError(`Name one file: npm run ${name} -- FILE`);
    if (name === 'backup' && existsSync(file)) throw new StartError(`The file ${file} exists already.`);
    if (name === 'restore' && !existsSync(file)) throw new StartError(`There is no file ${file}.`);
    const database = await openToPrepare(readSettings(process.env), silentLog);
    try {
      const rows = await (name === 'backup' ? writeBackup : restoreBackup)(database.db, file);
      const done = name === 'backup' ? `written to ${file}` : `restored from ${file}`;
      console.log(`${rows} rows ${done} (${database.name}).`);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
