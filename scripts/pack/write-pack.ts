import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#scripts/root.ts';
import { readBill } from '#scripts/sbom/bill.ts';
import { newestMigration } from '#server/migrations/migrate.ts';
import { bundleServer, unbundled } from './bundle-server.ts';
import { copyPackages } from './copy-packages.ts';

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The files of generated resources, by the folder that they have beside the code of a packed server. */
const generated = { migrations: 'server/generic/migrations', demo: 'resources/demo' } as const;

/** Writes a pack into a new folder, with the built back-office of another folder. Returns its size in bytes. */
export async function writePack(out: string, pages: string): Promise<number> {
  mkdirSync(out, { recursive: true });
  const server = join(out, 'server');
  await bundleServer(server);
  for (const [name, folder] of Object.entries(generated))
    if (existsSync(join(root, folder))) cpSync(join(root, folder), join(server, name), { recursive: true });
  cpSync(pages, join(out, 'pages'), { recursive: true, filter: (file) => !file.endsWith('.stamp') });
  cpSync(join(root, 'deploy'), out, { recursive: true });
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  writeManifests(out, copyPackages(unbundled, join(out, 'node_modules')));
  writeJson(join(out, 'sbom.cdx.json'), readBill());
  return sizeOf(out);
}

/** Writes what Node.js and what an operator reads about the pack. */
function writeManifests(out: string, packages: Readonly<Record<string, string>>): void {
  const { name, version, license } = manifest.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  const node = process.versions.node;
  const platform = `${process.platform}-${process.arch}`;
  writeJson(join(out, 'package.json'), {
    name,
    version,
    license,
    private: true,
    type: 'module',
    engines: { node: `>=${node.split('.')[0]}` },
    dependencies: Object.fromEntries(unbundled.map((each) => [each, packages[each]])),
  });
  writeJson(join(out, 'manifest.json'), {
    name,
    version,
    commit: commitOf(),
    node,
    platform,
    migration: newestMigration,
    packages,
  });
}

function commitOf(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Returns the bytes of all files in a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
