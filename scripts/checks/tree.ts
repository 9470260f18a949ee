import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files by their path from the project's root. Checks read these, so that a test can hand them made-up ones. */
export type Tree = ReadonlyMap<string, string>;

/** Something that is not as the house wants it, as a sentence that begins with the path. */
export type Violation = string;

const root = new URL('../../', import.meta.url).pathname;

/** The folders that hold what people write. */
const houses = ['src', 'resources', 'server', 'scripts', 'e2e', 'generators', '.storybook', 'bench'];

/** Reads the project's own files. */
export function readTree(): Tree {
  const tree = new Map<string, string>();
  for (const house of houses) {
    for (const entry of list(join(root, house))) {
      const path = join(house, entry);
      if (/\.(ts|tsx|css|json)$/.test(entry)) tree.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
  return tree;
}

/** Reads package.json. */
export const readManifest = (): unknown => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Reads the project's folders that hold nothing, not even a folder. */
export function emptyFolders(): string[] {
  return houses.flatMap((house) =>
    list(join(root, house), true)
      .map((entry) => join(house, entry))
      .filter((folder) => readdirSync(join(root, folder)).length === 0),
  );
}

function list(folder: string, folders = false): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => (folders ? entry.isDirectory() : entry.isFile()))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch {
    return [];
  }
}

/** Whether a file is a story, a guide, a test or made for them: what people who use the product never meet. */
export const isRehearsal = (path: string) =>
  /\.(stories|test|suite|spec|docs|generator)\.tsx?$/.test(path) ||
  /(^|\/)(testing|fixtures|stories)(\/|\.tsx?$)|\/story-[^/]+$|^src\/fields\/generators\.ts$/.test(path);

/** The rooms of a house: the folders right under it, with what is in them. */
export function roomsOf(tree: Tree, house: string): Map<string, string[]> {
  const rooms = new Map<string, string[]>();
  for (const path of tree.keys()) {
    const [room, ...rest] = path.startsWith(`${house}/`) ? path.slice(house.length + 1).split('/') : [];
    if (room === undefined || rest.length === 0) continue;
    rooms.set(room, [...(rooms.get(room) ?? []), rest.join('/')]);
  }
  return rooms;
}
