import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Registration, register } from '#generators/editing/register.ts';
import { assertMissing, type Changes, noChanges, read, write } from '#generators/editing/transaction.ts';
import { allKinds } from '#generators/grammar/kinds.ts';
import { checkFolderName, checkKindName } from '#generators/grammar/names.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { folderFiles } from '#generators/templates/folder-files.ts';
import { pageFilesOf, pageStoriesCode, pageTestCode } from '#generators/templates/page.ts';
import { resources } from '#resources/index.ts';
import { camel, capital, dashed } from '#schema/names.ts';
import { root } from '#scripts/root.ts';

/** A generator that writes a folder of code. */
interface FolderGenerator {
  readonly description: string;
  /** Returns the changes that create the folder of this name and register it. */
  readonly changes: (name: string) => Changes;
  /** Runs after the files are written. If it throws, they are removed again. */
  readonly finish?: () => void;
}

/** Returns the changes that create a folder with some files and register it. */
function newFolder(
  folder: string,
  files: readonly (readonly [path: string, text: string])[],
  registrations: readonly (readonly [path: string, registration: Registration])[],
): Changes {
  assertMissing([folder]);
  return {
    ...noChanges(),
    created: new Map(files.map(([path, text]) => [`${folder}/${path}`, text])),
    changed: new Map(registrations.map(([path, registration]) => [path, register(path, registration)])),
  };
}

function newKind(name: string): Changes {
  const key = camel(name);
  checkKindName(
    key,
    allKinds.flatMap((kind) => [kind.name, ...(kind.aliases ?? [])]),
  );
  const type = `${capital(key)}Field`;
  const entry = (registry: string, part: string, file: string) => ({
    registry,
    key,
    line: `  ${key},`,
    import: `import { ${part} as ${key} } from './${name}/${name}.${file}';`,
  });
  const typeEntry = {
    registry: 'FieldKinds',
    key,
    line: `  ${key}: ${type};`,
    import: `import type { ${type} } from './${name}/${name}.ts';`,
  };
  return newFolder(`src/fields/${name}`, folderFiles('kind', name), [
    ['src/fields/kinds.ts', typeEntry],
    ['src/fields/view-registry.ts', entry('registry', 'views', 'views.tsx')],
    ['src/fields/input-registry.ts', entry('registry', 'input', 'input.tsx')],
    ['src/fields/generators.ts', entry('generators', 'generator', 'generator.ts')],
  ]);
}

function newComponent(name: string): Changes {
  const key = camel(name);
  const recipe = `${key}Recipe`;
  return newFolder(`src/kit/${name}`, folderFiles('component', name), [
    [
      'src/kit/recipes.ts',
      {
        registry: 'recipes',
        key,
        line: `  ${key}: ${recipe},`,
        import: `import { ${recipe} } from './${name}/${name}.recipe.ts';`,
      },
    ],
  ]);
}

/** Returns the changes that replace the generic page of a resource's records by one that begins as its copy. */
function newPage(name: string): Changes {
  const resource = resources.find((each) => dashed(each.name) === name);
  if (resource?.path === undefined)
    throw new UsageError(`“${name}” is not a resource with screens: a page is for an existing one.`);
  if (resource.list.actions?.includes('view') !== true)
    throw new UsageError(
      `A record of “${name}” opens in its form: add 'view' to the actions of its list first.`,
    );
  if (new RegExp(`^ {2}${resource.name}: `, 'm').test(read('src/pages/screens.ts')))
    throw new UsageError(`“${name}” has a page already: src/pages/screens.ts names it.`);
  const page = `${capital(resource.name)}DetailPage`;
  const line = `  ${resource.name}: { detail: lazyScreen(() => import('./${name}-detail/${name}-detail-page.tsx'), '${page}') },`;
  const added = "import { lazyScreen } from '#lib/code/lazy-screen.ts';";
  const code = read('src/runtime/detail/detail-screen.tsx')
    .replaceAll('DetailScreen', page)
    .replaceAll(" './", " '#runtime/detail/");
  const changes = newFolder(
    `src/pages/${name}-detail`,
    [[`${name}-detail-page.tsx`, code]],
    [['src/pages/screens.ts', { registry: 'screens', key: resource.name, line, import: added }]],
  );
  const files = pageFilesOf(resource.name);
  changes.created.set(files.stories, pageStoriesCode(resource));
  changes.created.set(files.browserTest, pageTestCode(resource));
  return changes;
}

/** Runs Panda: a component is styled by the code that Panda makes of its recipe. */
function generateStyles(): void {
  const panda = join(root, 'node_modules/.bin/panda');
  const { status, stderr } = spawnSync(panda, ['codegen', '--silent'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Panda rejects the recipe:\n${stderr}`);
}

/** The generators of folders, by their name on the command line. */
export const folderGenerators: ReadonlyMap<string, FolderGenerator> = new Map<string, FolderGenerator>([
  ['kind', { description: 'A kind of field', changes: newKind }],
  ['component', { description: 'A component of the kit', changes: newComponent, finish: generateStyles }],
  ['page', { description: 'A page for the records of a resource', changes: newPage }],
]);

/** Writes a folder and the entries that register it. Returns the paths. */
export function generateFolder({ changes, finish }: FolderGenerator, name: string): string[] {
  checkFolderName(name);
  return write(changes(name), finish);
}
