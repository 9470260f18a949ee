import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

const parts =
  'src resources server scripts e2e generators locales public styled-system .storybook .gitignore package.json ' +
  'index.html postcss.config.js tsconfig.json biome.json panda.config.ts vite.config.ts vitest.config.ts vitest.unit.config.ts playwright.config.ts';

/** The environment of the programs that tests start, without the variables of the test runner. */
export const programEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE|NODE_ENV|TEST$)/.test(name)),
);

/** The output of a program and its exit code. */
export interface Run {
  readonly code: number;
  readonly output: string;
}

/** A copy of the project. */
export type TreeCopy = ReturnType<typeof copyTree>;

/** Copies the project into a folder of its own, for generators to write into. Its packages are linked. */
export function copyTree() {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'));
  for (const part of parts.split(' '))
    if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true });
  mkdirSync(join(folder, 'bench'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const runNode = (...args: readonly string[]): Run => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env: programEnv,
      encoding: 'utf8',
    });
    return { code: status ?? 1, output: stdout + stderr };
  };
  return {
    folder,
    /** Runs a program of the project there. */
    run: (program: string, ...args: readonly string[]) =>
      new Promise<Run>((resolve) => {
        const path = join(folder, 'node_modules/.bin', program);
        execFile(path, args, { cwd: folder, env: programEnv, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
          resolve({ code: error === null ? 0 : 1, output: stdout + stderr }),
        );
      }),
    generate: (...args: readonly string[]) => runNode('generators/commands/generate.ts', ...args),
    /** Runs code there. */
    evaluate: (code: string) => runNode('--input-type=module', '--eval', code),
    read,
    write: (path: string, text: string) => writeFileSync(join(folder, path), text),
    /** Returns the files of the project by their path. */
    files: () => {
      const folders = ['src', 'resources', 'server', 'e2e', 'locales', '.storybook'];
      const found = folders.flatMap((part) =>
        readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
      );
      return new Map(found.map((path) => [path, read(path)]));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
