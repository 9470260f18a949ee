/** What can fail at each step, with its code, one after the other. */
export const failingActs = [
  ['writing', `resource.generateResource(readSpec({ name: 'halves', fields: 'a:text!, b:picture' }));`],
  [
    'adding to',
    `resource.generateResource(readSpec({ name: 'halves', fields: 'a:text!, b:picture, c:text!' }));`,
  ],
  ['renaming a field of', `rename.renameField('halves', 'c', 'd');`],
  ['removing a field of', `rename.removeField('halves', 'd');`],
  ['renaming', `rename.renameResource('halves', 'moieties');`],
  ['removing', `resource.removeResource('moieties');`],
] as const;

/**
 * Returns code that calls `act` again and again, each time with a failure at a later write, until it succeeds. It prints
 * the number of failures and fails if one of them left a change. `act` is code with the variables
 * `resource` and `rename` (the modules `commands/resource.ts`, and `commands/rename.ts` with `commands/rename-resource.ts`) and `readSpec`.
 */
export const failingWrites = (act: string) => `
import fs from 'node:fs';
import children from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

let left = Infinity;
const failNow = () => {
  left -= 1;
  if (left !== 0) return;
  throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
};
const guard = (holder, name) => {
  const real = holder[name];
  holder[name] = (...args) => {
    failNow();
    return real(...args);
  };
};
for (const name of ['mkdirSync', 'openSync', 'writeFileSync', 'rmSync']) guard(fs, name);
guard(children, 'spawnSync');
syncBuiltinESMExports();

const snapshot = () =>
  JSON.stringify(
    ['resources', 'locales', 'src/app/stories', 'e2e', 'server/generic'].flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .map((entry) => entry.parentPath + '/' + entry.name)
        .toSorted()
        .map((path) => [path, fs.statSync(path).isFile() ? fs.readFileSync(path, 'utf8') : '']),
    ),
  );

const resource = await import(process.cwd() + '/generators/commands/resource.ts');
const rename = {
  ...(await import(process.cwd() + '/generators/commands/rename.ts')),
  ...(await import(process.cwd() + '/generators/commands/rename-resource.ts')),
};
const { readSpec } = await import(process.cwd() + '/generators/grammar/resource-spec.ts');
const act = (resource, rename, readSpec) => {
  ${act}
};
const before = snapshot();
let failures = 0;
for (; failures < 200; failures++) {
  left = failures + 1;
  try {
    act(resource, rename, readSpec);
    break;
  } catch (error) {
    if (!String(error.message).includes('the disk is full')) throw error;
  }
  left = Infinity;
  if (snapshot() !== before) throw new Error('Failure ' + failures + ' left a change');
}
console.log('failures: ' + failures);
`;
