import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#scripts/root.ts';

const settings = ['biome.json', 'scripts/lint', 'package.json', 'tsconfig.json'];
const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];

const diagnostic = z.object({ category: z.nullish(z.string()), location: z.object({ path: z.string() }) });
const report = z.object({ diagnostics: z.array(diagnostic) });

/** One violation that Biome reports. */
export interface Finding {
  readonly path: string;
  readonly rule: string;
}

/** Lints planted files with the project's settings, in a temporary folder. */
export function lint(files: Readonly<Record<string, string>>): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    for (const name of settings) cpSync(join(root, name), join(folder, name), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const biome = join(root, 'node_modules/.bin/biome');
    const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = report.parse(JSON.parse(stdout.slice(stdout.indexOf('{'))));
    return diagnostics.map(({ category, location }) => ({
      path: location.path.replace(`${folder}/`, ''),
      rule: category?.split('/').at(-1) ?? '',
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
