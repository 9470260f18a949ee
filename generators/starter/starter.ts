import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from '#generators/editing/format.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { runCommand } from '#scripts/command.ts';
import { root } from '#scripts/root.ts';
import { starterFiles } from './starter-files.ts';

/*
 * Writes a starter into a new folder: a back-office with accounts, settings and a journal, and without a resource of its own.
 */

/** A name that npm accepts for a package. */
const packageName = /^[a-z0-9][a-z0-9._-]*$/;

/** Returns the new folder that the command line names. Throws a `UsageError` if it cannot become a starter. */
function readFolder(args: string[]): string {
  const { out } = parseArgs({ args, options: { out: { type: 'string' } } }).values;
  if (out === undefined) throw new UsageError('Name the new folder: npm run starter -- --out ../office');
  const folder = resolve(out);
  if (!packageName.test(basename(folder)))
    throw new UsageError(
      `“${basename(folder)}” is the name of the package, too: use small letters, digits, ., - and _ only.`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} has files: name a folder that is empty or does not exist.`);
  return folder;
}

function write(folder: string): void {
  const { texts, copied } = starterFiles(basename(folder));
  const target = (path: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  for (const path of copied) copyFileSync(join(root, path), target(path));
  for (const [path, text] of texts) writeFileSync(target(path), text);
  // A list without the product's lines may fit on one line.
  format(folder, texts.keys());
  process.stdout.write(
    `Written: ${copied.length + texts.size} files. Next: cd ${folder} && npm ci && npm start\n`,
  );
}

await runCommand(async () => write(readFolder(process.argv.slice(2))), UsageError);
