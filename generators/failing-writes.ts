/**
 * Code that does something as often as it writes, each time with a failure at the next write, until it comes through;
 * it prints how often it failed and every path that a failure left behind or changed. `act` is the body of a function
 * that is given the generator's module `resource.ts` and its `requestOf`.
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
    ['resources', 'locales', 'src/app/stories', 'e2e', 'server/generic'].flatMap((house) =>
      fs
        .readdirSync(house, { recursive: true, withFileTypes: true })
        .map((entry) => entry.parentPath + '/' + entry.name)
        .toSorted()
        .map((path) => [path, fs.statSync(path).isFile() ? fs.readFileSync(path, 'utf8') : '']),
    ),
  );

const resource = await import(process.cwd() + '/generators/resource.ts');
const { requestOf } = await import(process.cwd() + '/generators/command-line.ts');
const act = (resource, requestOf) => {
  ${act}
};
const before = snapshot();
let failures = 0;
for (; failures < 200; failures++) {
  left = failures + 1;
  try {
    act(resource, requestOf);
    break;
  } catch (error) {
    if (!String(error.message).includes('the disk is full')) throw error;
  }
  left = Infinity;
  if (snapshot() !== before) throw new Error('Failure ' + failures + ' left something behind');
}
console.log('failures: ' + failures);
`;
