import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Refused } from './sentence.ts';

export const root = join(import.meta.dirname, '..');

export const read = (path: string) => readFileSync(join(root, path), 'utf8');
export const isThere = (path: string) => existsSync(join(root, path));

/** What a generator is about to do. Nothing is written before all of it is known. */
export interface Staging {
  /** Files that must not be there yet. */
  readonly made: Map<string, string>;
  /** Files that are there, as they will be. */
  readonly changed: Map<string, string>;
  /** Files that go. */
  readonly gone: Set<string>;
}

export const staging = (): Staging => ({ made: new Map(), changed: new Map(), gone: new Set() });

/** Runs Biome over the files: they are formatted, their imports sorted. What it can't read stops everything. */
function format(paths: readonly string[]): void {
  const kept = paths.filter((path) => !path.endsWith('.sql'));
  const biome = join(root, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(
    biome,
    ['check', '--write', '--linter-enabled=false', ...kept],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`Biome refuses what was written:\n${stdout}${stderr}`);
}

/** Makes a file that must not be there yet: not even if it came in between. */
function make(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  closeSync(openSync(join(root, path), 'wx'));
  writeFileSync(join(root, path), text);
}

const isThereAlready = (error: unknown) => Object(error).code === 'EEXIST';

/** An interruption at the keyboard waits until everything is written, or undone. */
function uninterrupted<Result>(act: () => Result): Result {
  const wait = () => undefined;
  process.on('SIGINT', wait).on('SIGTERM', wait);
  try {
    return act();
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', wait);
  }
}

/**
 * Writes everything or nothing: what fails half way is undone. Gives back the paths. `finish` is part of it: where it
 * throws, all is undone too.
 */
export function write({ made, changed, gone }: Staging, finish: () => void = () => undefined): string[] {
  for (const path of made.keys())
    if (isThere(path)) throw new Refused(`${path} is there already: nothing was written.`);
  const before = new Map([...changed.keys(), ...gone].map((path) => [path, read(path)]));
  const ours = new Set<string>();
  const written = [...made.keys(), ...changed.keys()];
  uninterrupted(() => {
    try {
      for (const [path, text] of made) {
        ours.add(path);
        make(path, text);
      }
      for (const [path, text] of changed) writeFileSync(join(root, path), text);
      if (written.length > 0) format(written);
      erase([...gone]);
      finish();
    } catch (error) {
      if (isThereAlready(error)) ours.delete([...ours].at(-1) ?? '');
      for (const [path, text] of before) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      erase([...ours]);
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refused(`${reason}\nEverything is as it was.`, { cause: error });
    }
  });
  return [...written, ...gone];
}

/** Removes files, and the folders that they leave empty. */
function erase(paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(join(root, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if (isThere(folder) && readdirSync(join(root, folder)).length > 0) break;
      if (isThere(folder)) rmdirSync(join(root, folder));
    }
  }
}
