import { existsSync } from 'node:fs';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { silentLog } from '#server/base/log.ts';
import { readSettings, StartError } from '#server/base/settings.ts';
import { openToPrepare } from '#server/database/open.ts';
import { countStored } from '#server/files/moving.ts';
import { runCommand } from './command.ts';

/*
 * `npm run backup -- FILE` writes all rows of the database to a new file. `npm run restore -- FILE` fills an empty
 * database with them. The environment says which database, embedded or on a server.
 */
const notes: Readonly<Record<string, string>> = {
  backup: 'Copy its bucket, too.',
  restore:
    'Let FILES_URL name a copy of its bucket, since pictures that are deleted here are deleted there, and run: npm run files -- verify',
};

async function main([name, file, ...more]: readonly string[]): Promise<void> {
  const isBackup = name === 'backup';
  if (file === undefined || more.length > 0) throw new StartError(`Name one file: npm run ${name} -- FILE`);
  if (isBackup && existsSync(file)) throw new StartError(`The file ${file} exists already.`);
  if (!isBackup && !existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const database = await openToPrepare(readSettings(process.env), silentLog);
  try {
    const rows = await (isBackup ? writeBackup : restoreBackup)(database.db, file);
    console.log(`${rows} rows ${isBackup ? 'written to' : 'restored from'} ${file} (${database.name}).`);
    const stored = await countStored(database.db);
    if (stored > 0)
      console.log(`${stored} pictures are in the file store, not in this file. ${notes[name ?? '']}`);
  } finally {
    await database.close();
  }
}

await runCommand(() => main(process.argv.slice(2)));
