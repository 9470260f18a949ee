import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The files that may name the version: the manifest of a pack, and the package of the sources. */
const files = ['../manifest.json', '../../package.json'];

const manifest = z.object({ version: z.string(), commit: z.optional(z.nullable(z.string())) });

/** Returns the version of this server, e.g. `0.1.0 (ce9394e)`. The commit is known in a pack only. */
export function serverVersion(): string {
  const file = files.map((each) => join(import.meta.dirname, each)).find((each) => existsSync(each));
  const read = manifest.safeParse(file && JSON.parse(readFileSync(file, 'utf8'))).data;
  if (read === undefined) return '?';
  return read.commit ? `${read.version} (${read.commit.slice(0, 7)})` : read.version;
}
