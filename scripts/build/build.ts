import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/root.ts';
import { StartError } from '#server/base/settings.ts';
import { compressFolder } from './compress.ts';
import { inputsOf } from './inputs.ts';

/** Builds the back-office into `dist`, unless it was built from the same files. Returns the folder. */
export async function buildOnce(env: NodeJS.ProcessEnv): Promise<string> {
  const dist = join(root, 'dist');
  // A build empties the folder first, so an interrupted one leaves no stamp.
  const stamp = join(dist, '.stamp');
  const inputs = inputsOf(env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return dist;

  console.log('Building the back-office…');
  const started = performance.now();
  const building = { ...env, NODE_ENV: 'production' };
  await run(['node_modules/@pandacss/dev/bin.js', 'codegen', '--silent'], building);
  await run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], building);
  await compressFolder(dist);
  writeFileSync(stamp, inputs);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return dist;
}

/** Runs a tool without output. Throws what it printed if it fails. */
async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const running = promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 });
  const stop = () => running.child.kill();
  process.once('exit', stop);
  const fail = ({ stdout, stderr }: Readonly<Record<'stdout' | 'stderr', string>>) => {
    throw new StartError(`The back-office could not be built:\n\n${(stdout + stderr).trim()}`);
  };
  await running.catch(fail).finally(() => process.off('exit', stop));
}
