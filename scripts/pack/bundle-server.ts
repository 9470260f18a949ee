import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '#scripts/root.ts';
import { resourceModules } from '#scripts/vite/resource-modules.ts';

/**
 * The packages that are packed as they are: they have files that are not JavaScript, or load files of their own by
 * path.
 */
export const unbundled = ['@electric-sql/pglite', 'sharp'] as const;

/** The modules that are others in a pack: it has its folders beside the code of its server. */
const replaced: Readonly<Record<string, string>> = {
  [join(root, 'server/generic/folders.ts')]:
    `export const migrationsFolder = import.meta.dirname + '/migrations';
export const demoFolder = import.meta.dirname + '/demo';`,
  [join(root, 'server/base/is-packed.ts')]: 'export const isPacked = true;',
};

const packedModules: Plugin = { name: 'packed-modules', enforce: 'pre', load: (id) => replaced[id] };

/**
 * Bundles the server and the commands of an operator into a folder, with the packages that can be bundled and their
 * licences. The code keeps its names and lines, so that the stack of an error can be read.
 */
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
