import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const root = new URL('../../', import.meta.url).pathname;
const settings = ['biome.json', 'scripts/lint/untyped.grit', 'package.json', 'tsconfig.json'];

const report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.nullish(z.string()),
      message: z.string(),
      location: z.object({ path: z.string() }),
    }),
  ),
});

/** One violation that Biome reports. */
export interface Finding {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
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
    return read(run(folder)).map(({ category, message, location }) => ({
      path: location.path.replace(`${folder}/`, ''),
      rule: category?.split('/').at(-1) ?? '',
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(folder: string): string {
  const binary = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', '.'];
  try {
    return execFileSync(binary, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

const read = (output: string) => report.parse(JSON.parse(output.slice(output.indexOf('{')))).diagnostics;
