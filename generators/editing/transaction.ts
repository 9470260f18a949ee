import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { migrationOf } from '#generators/grammar/resource-spec.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { root } from '#scripts/root.ts';
import { format } from './format.ts';

/** Returns the text of a file of the project. */
export const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Returns true if the project has a file or a folder. */
export const isThere = (path: string) => existsSync(join(root, path));

/** Throws a `UsageError` if one of the files or folders exists: generators overwrite nothing. */
export function assertMissing(paths: Iterable<string>): void {
  for (const path of paths) if (isThere(path)) throw new UsageError(`${path} exists: nothing was written.`);
}

/** The changes of a generator. All of them are known before the first is written. */
export interface Changes {
  /** New files by their path. */
  readonly created: Map<string, string>;
  /** Existing files with their new text. */
  readonly changed: Map<string, string>;
  readonly removed: Set<string>;
}

/** Returns changes that a generator adds its files to. */
export const noChanges = (): Changes => ({ created: new Map(), changed: new Map(), removed: new Set() });

/** Changes the text of a file, if there is such a file. */
export function edit({ changed }: Changes, path: string, edited: (text: string) => string): void {
  if (isThere(path)) changed.set(path, edited(read(path)));
}

/** Returns a value as the text of a JSON file. */
export const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Creates a file. Throws if it exists. */
function create(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { flag: 'wx' });
}

const isExistingFile = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Ignores Ctrl+C and SIGTERM until everything is written or undone: nothing stays half done. */
function uninterrupted<Result>(act: () => Result): Result {
  const ignore = () => undefined;
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  try {
    return act();
  } finally {
    process.off('SIGINT', ignore).off('SIGTERM', ignore);
  }
}

/** Writes all changes or none, and returns the paths of the files that differ from before. If `finish` throws, all are undone as well. */
export function write({ created, changed, removed }: Changes, finish?: () => void): string[] {
  assertMissing(created.keys());
  const before = new Map([...changed.keys(), ...removed].map((path) => [path, read(path)]));
  const own = new Set<string>();
  const written = [...created.keys(), ...changed.keys()];
  uninterrupted(() => {
    try {
      for (const [path, text] of created) {
        own.add(path);
        create(path, text);
      }
      for (const [path, text] of changed) writeFileSync(join(root, path), text);
      if (written.length > 0) format(root, written);
      erase([...removed]);
      finish?.();
    } catch (error) {
      if (isExistingFile(error)) own.delete([...own].at(-1) ?? '');
      for (const [path, text] of before) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
      erase([...own]);
      const reason = error instanceof Error ? error.message : String(error);
      throw new UsageError(`${reason}\nNothing was changed.`, { cause: error });
    }
  });
  const different = [...changed.keys()].filter((path) => read(path) !== before.get(path));
  return [...created.keys(), ...different, ...removed];
}

/** Removes files, and the folders that become empty. */
function erase(paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(join(root, path), { force: true });
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      if (isThere(folder) && readdirSync(join(root, folder)).length > 0) break;
      if (isThere(folder)) rmdirSync(join(root, folder));
    }
  }
}

/** Returns the paths of a resource's migrations, in their order. */
export function migrationsOf(name: string): string[] {
  const found: string[] = [];
  while (isThere(migrationOf(name, found.length + 1))) found.push(migrationOf(name, found.length + 1));
  return found;
}
