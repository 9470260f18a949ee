import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '#scripts/root.ts';
import { resourceModules } from '#scripts/vite/resource-modules.ts';

/** The packages that are packed as they are: they load files by path, or have files that are not JavaScript. */
export const unbundled = ['@electric-sql/pglite', 'sharp'] as const;

/** The modules that are others in a pack: it has its folders beside the code of its server. */
const replaced: Readonly<Record<string, string>> = {
  [join(root, 'server/generic/folders.ts')]:
    `export const migrationsFolder = import.meta.dirname + '/migrations';
export const demoFolder = import.meta.dirname + '/demo';`,
  [join(root, 'server/base/is-packed.ts')]: 'export const isPacked = true;',
};

const packedModules: Plugin = { name: 'packed-modules', enforce: 'pre', load: (id) => replaced[id] };

/** Bundles the server and an operator's commands with their packages. Names and lines stay, so that stacks can be read. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [packedModules, resourceModules()],
    // Only the entries of the pack start something.
    define: { 'import.meta.main': 'false' },
    ssr: { noExternal: true, external: [...unbundled] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: {
          main: join(root, 'server/packed.ts'),
          healthy: join(root, 'server/healthy.ts'),
          backup: join(root, 'scripts/backup.ts'),
          files: join(root, 'scripts/files.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
