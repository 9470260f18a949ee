import { existsSync } from 'node:fs';
import type { RestoreOptions } from '#server/backup/format.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { commandLines } from '#server/base/command-lines.ts';
import { readSettings, StartError } from '#server/base/settings.ts';
import type { Database } from '#server/database/tables.ts';
import { countStored } from '#server/files/moving.ts';
import { runCommand } from './command.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';

/** What can be done with a backup. */
interface Verb {
  readonly usage: string;
  readonly creates: boolean;
  readonly done: string;
  /** What to do about the pictures of a file store. */
  readonly pictures: string;
  /** Returns the reason why the file cannot be used. */
  fault(file: string): string | undefined;
  run(db: Database, file: string, options: RestoreOptions): Promise<number>;
}

/*
 * `npm run backup -- FILE` writes all rows of the database to a new file. `npm run restore -- FILE` fills an empty
 * database with them. The environment says which database, embedded or on a server.
 */
const verbs: ReadonlyMap<string | undefined, Verb> = new Map([
  [
    'backup',
    {
      usage: commandLines.backup,
      creates: false,
      done: 'written to',
      pictures: 'Copy its bucket, too.',
      fault: (file) => (existsSync(file) ? `The file ${file} exists already.` : undefined),
      run: writeBackup,
    },
  ],
  [
    'restore',
    {
      usage: commandLines.restore,
      creates: true,
      done: 'restored from',
      pictures: `Let FILES_URL name a copy of its bucket, since pictures that are deleted here are deleted there, and run: ${commandLines.files} verify`,
      fault: (file) => (existsSync(file) ? undefined : `There is no file ${file}.`),
      run: restoreBackup,
    },
  ],
]);

async function main([name, file, ...more]: readonly string[]): Promise<void> {
  const verb = verbs.get(name);
  if (verb === undefined) {
    const usages = [...verbs.values()].map(({ usage }) => usage);
    throw new StartError(`Say what to do: ${usages.join(', or ')}`);
  }
  if (file === undefined || more.length > 0) throw new StartError(`Name one file: ${verb.usage}`);
  const fault = verb.fault(file);
  if (fault !== undefined) throw new StartError(fault);
  const database = await openConfiguredDatabase(readSettings(process.env), verb);
  try {
    const rows = await verb.run(database.db, file, { notice: console.log });
    console.log(`${rows} rows ${verb.done} ${file} (${database.name}).`);
    const stored = await countStored(database.db);
    if (stored > 0)
      console.log(`${stored} pictures are in the file store, not in this file. ${verb.pictures}`);
  } finally {
    await database.close();
  }
}

await runCommand(() => main(process.argv.slice(2)));
