import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { root } from '#scripts/root.ts';
import { filesOf, listModules } from './files-of.ts';
import { readResourceModules } from './resource-modules.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The module with Vite's own function for `import()`, and the one that replaces it. */
const helper = '\0vite/preload-helper.js';
const loader = join(root, 'src/lib/code/load-part.ts');

/** The placeholder for the name of the file with the list of later parts, in the loader and in the boot script. */
export const laterParts = '__LATER_PARTS__';

/** What a page loads by itself, before or soon after its first paint, and without the list of later parts. */
const soon = [
  'src/pages/login/login-page.tsx',
  'src/lib/api/transport.ts',
  'src/runtime/list-tools/list-tools.tsx',
  'src/runtime/list/list-figures.tsx',
].map((path) => join(root, path));

/** The files that the imports of a chunk need, as Vite writes them at its start. */
const table = /const __vite__mapDeps=.*?m\.f=(\[[^\]]*\]).*\n/;

const load = String.raw`import\(.\./([\w.-]+).\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))*`;

/** An import and the numbers of the files that it needs, as Vite and the minifier write them. */
const imported = new RegExp(
  String.raw`(?:async\(\)=>\{let\{[^}]*\}=await (${load});return\{[^}]*\}\}|\(\)=>(${load})),(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\])(?=\))`,
  'g',
);

/** Returns true for a chunk whose name stays in the first code. */
const isSoon = (chunk: Chunk, names: readonly string[]) =>
  names.includes(chunk.name) || chunk.moduleIds.some((id) => soon.includes(id));

/**
 * Returns the files that chunks with these names import, directly or through others. Only these may be in the list of
 * later parts: the names of the first chunks have hashes that change with each file that they import. If another file
 * changed, these names would not change, and browsers would keep first code with the name of an old list.
 */
function reachedFrom(names: readonly string[], chunks: readonly Chunk[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = ({ fileName, imports, dynamicImports }: Chunk) => {
    if (reached.has(fileName)) return;
    reached.add(fileName);
    const next = [...imports, ...dynamicImports];
    for (const chunk of chunks) if (next.includes(chunk.fileName)) visit(chunk);
  };
  for (const chunk of chunks) if (names.includes(chunk.name)) visit(chunk);
  return reached;
}

const isFirst = (path: string) => /\/base-[\w-]+\.css$/.test(path);

/** Returns what is left of Vite's imports in the code of a chunk, with the code around it. */
export const leftIn = (code: string): string | undefined => /.{0,100}__vite__mapDeps.{0,20}/s.exec(code)?.[0];

/** Moves imports of some chunks to the list of later parts, adds the descriptors, and returns the code of the list. */
async function moveImports(bundle: Bundle, names: readonly string[]): Promise<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const soonFiles = new Set(
    chunks.filter((chunk) => isSoon(chunk, names)).map(({ fileName }) => basename(fileName)),
  );
  const parts: string[] = [];
  const files: string[] = [];
  const numberOf = (list: string[], text: string) => {
    if (!list.includes(text)) list.push(text);
    return list.indexOf(text);
  };
  for (const chunk of chunks.filter(({ name }) => names.includes(name))) {
    const [head = '', found = '[]'] = table.exec(chunk.code) ?? [];
    const paths: string[] = JSON.parse(found);
    // Every page has the first styles already.
    const neededBy = (numbers: string | undefined) =>
      (numbers?.split(',') ?? []).flatMap((at) => paths[Number(at)] ?? []).filter((path) => !isFirst(path));
    chunk.code = chunk.code
      .replace(head, '')
      .replaceAll(imported, (_, ...[inAsync, asyncFile, alone, file, numbers]: (string | undefined)[]) => {
        const code = `()=>${inAsync ?? alone}`;
        if (soonFiles.has(asyncFile ?? file ?? '')) return `${code},${JSON.stringify(neededBy(numbers))}`;
        const needed = neededBy(numbers).map((path) => numberOf(files, path));
        return String(numberOf(parts, `[${code},[${needed}]]`));
      });
    const left = leftIn(chunk.code);
    if (left !== undefined) throw new Error(`An import of ${chunk.name} was not understood: ${left}`);
  }
  const reached = reachedFrom(names, chunks);
  const descriptors = (await readResourceModules()).flatMap((found) => {
    const { path } = found.resource;
    if (path === undefined) return [];
    const [module = '', ...others] = filesOf(bundle, listModules(found));
    if (!reached.has(module))
      throw new Error(`The first code does not lead to ${module}: browsers would keep old code.`);
    const needed = others.map((other) => numberOf(files, other));
    return [`${JSON.stringify(path)}:[()=>import('./${basename(module)}'),[${needed}]]`];
  });
  const all = [...parts.map((part, at) => `${at}:${part}`), ...descriptors];
  return `const f=${JSON.stringify(files)};
export const parts={${all.join(',\n')}};
for(const part of Object.values(parts))part[1]=part[1].map((file)=>f[file]);`;
}

/**
 * Moves most imports of the first code to a list of their own. For each import, Vite writes names of files into the
 * first code. They end in hashes, which do not compress: they were 2.5 kB of the first paint. The list loads after the
 * first paint, or together with the code of the pages that need it at once.
 */
export function listedParts(names: readonly string[]): Plugin {
  return {
    name: 'later-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === helper ? `export { loadPart as __vitePreload } from ${JSON.stringify(loader)};` : undefined,
    generateBundle: {
      // After Vite has written the names.
      order: 'post',
      async handler(_, bundle) {
        // Storybook builds no page of the app.
        if (bundle['index.html'] === undefined) return;
        const source = await moveImports(bundle, names);
        const file = this.getFileName(this.emitFile({ type: 'asset', name: 'later-parts.js', source }));
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && names.includes(output.name))
            output.code = output.code.replaceAll(laterParts, `./${basename(file)}`);
          else if (output.fileName === 'index.html' && output.type === 'asset')
            output.source = String(output.source).replaceAll(laterParts, file);
        }
      },
    },
  };
}
