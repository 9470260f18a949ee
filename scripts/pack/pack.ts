import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildOnce } from '#scripts/build/build.ts';
import { runCommand } from '#scripts/command.ts';
import { StartError } from '#server/base/settings.ts';
import { writePack } from './write-pack.ts';

/*
 * `npm run pack -- --out DIR`: writes everything that a machine needs to run the product beside Node.js. The folder is
 * never written to when it runs.
 */
async function main(): Promise<void> {
  const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
  if (out === undefined) throw new StartError('Name a folder: npm run pack -- --out DIR');
  const folder = resolve(out);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`The folder ${folder} is not empty: name a new one.`);
  const bytes = await writePack(folder, await buildOnce(process.env));
  console.log(
    `Packed ${(bytes / 1e6).toFixed(1)} MB. Run the server with: node ${join(folder, 'server/main.js')}`,
  );
}

await runCommand(main);
