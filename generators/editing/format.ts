import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** Formats files of a folder, and sorts their imports. Throws if Biome cannot read one. Files that Biome does not know stay as they are. */
export function format(folder: string, paths: Iterable<string>): void {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--write', '--linter-enabled=false', '--files-ignore-unknown=true', ...paths],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Biome cannot format the files:\n${stdout}${stderr}`);
}
