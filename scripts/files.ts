import { parseArgs } from 'node:util';
import { commandLines } from '#server/base/command-lines.ts';
import { type ObjectStore, openStore, StoreError } from '#server/base/object-store.ts';
import { readSettings, StartError } from '#server/base/settings.ts';
import type { Database } from '#server/database/tables.ts';
import {
  type FaultyFile,
  forgetMovedBack,
  moveToDatabase,
  updateStore,
  verifyFiles,
} from '#server/files/moving.ts';
import { runCommand } from './command.ts';
import { openConfiguredDatabase } from './open-configured-database.ts';

const usage = `Say what to do: ${commandLines.files} move | move-back | verify [--remove]`;

/** Counts what is moved, and prints the count every thousand files. */
function createCount() {
  const count = { files: 0, bytes: 0 };
  const text = () => `${count.files} files (${(count.bytes / 1e6).toFixed(1)} MB)`;
  const add = (bytes: number) => {
    count.files += 1;
    count.bytes += bytes;
    if (count.files % 1000 === 0) console.log(`${text()} moved…`);
  };
  return { add, text };
}

function printFaulty(faulty: readonly FaultyFile[]): void {
  for (const { id, fault } of faulty) console.error(`${id} is ${fault} in the store.`);
  if (faulty.length > 0) process.exitCode = 1;
}

/*
 * `npm run files -- move` moves the files of the database to the store that FILES_URL names, `… move-back` moves them
 * back, and `… verify` compares both. All can be interrupted and run again, also while servers run.
 */
const commands: Readonly<
  Record<string, (db: Database, store: ObjectStore, remove: boolean) => Promise<void>>
> = {
  move: async (db, store) => {
    const moved = createCount();
    let removed = 0;
    await forgetMovedBack(db);
    const failures = await updateStore(db, store, {
      moved: moved.add,
      removed: () => {
        removed += 1;
      },
    });
    console.log(`${moved.text()} moved to ${store.name}, ${removed} deleted ones removed there.`);
    const errors = failures.map(({ error }) => error);
    for (const error of errors) if (error instanceof StoreError) console.error(error.message);
    if (errors.length > 0) process.exitCode = 1;
    const other = errors.find((error) => !(error instanceof StoreError));
    if (other !== undefined) throw other;
  },
  'move-back': async (db, store) => {
    const moved = createCount();
    try {
      printFaulty(await moveToDatabase(db, store, moved.add));
    } finally {
      console.log(`${moved.text()} moved from ${store.name} to the database.`);
    }
  },
  verify: async (db, store, remove) => {
    const { intact, faulty, orphans } = await verifyFiles(db, store);
    printFaulty(faulty);
    if (remove) for (const id of orphans) await store.remove(id);
    const left = `${orphans.length} objects without a file${remove ? ' removed' : ''}`;
    console.log(`${intact} files in ${store.name} are as the database says, ${faulty.length} not; ${left}.`);
  },
};

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { remove: { type: 'boolean', default: false } },
  });
  const command = positionals.length === 1 ? commands[positionals[0] ?? ''] : undefined;
  if (command === undefined) throw new StartError(usage);
  const settings = readSettings(process.env);
  if (settings.files === undefined) throw new StartError('FILES_URL names no store.');
  const database = await openConfiguredDatabase(settings, { creates: false });
  try {
    await command(database.db, openStore(settings.files.url), values.remove);
  } finally {
    await database.close();
  }
}

await runCommand(main, StoreError);
