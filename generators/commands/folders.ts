import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Registration, register } from '#generators/editing/register.ts';
import { type Changes, isThere, noChanges, root, write } from '#generators/editing/transaction.ts';
import { checkFolderName } from '#generators/grammar/names.ts';
import { capital, UsageError } from '#generators/grammar/usage-error.ts';
import { componentFiles } from '#generators/templates/component.ts';
import { kindFiles } from '#generators/templates/kind.ts';
import { pageFile } from '#generators/templates/page.ts';
import { resources } from '#resources/index.ts';
import { camel, dashed } from '#schema/names.ts';

/** The generators that write a folder of code, with their descriptions. */
export const folderKinds: Readonly<Record<string, string>> = {
  field: 'A kind of field',
  component: 'A component of the kit',
  page: 'A page for the records of a resource',
};

export const isFolderKind = (text: string) => Object.hasOwn(folderKinds, text);

/** Returns the changes that create a folder and register it. */
function newFolder(
  folder: string,
  files: readonly (readonly [path: string, text: string])[],
  registrations: readonly (readonly [path: string, registration: Registration])[],
): Changes {
  if (isThere(folder)) throw new UsageError(`${folder} exists: nothing was written.`);
  return {
    ...noChanges(),
    created: new Map(files),
    changed: new Map(registrations.map(([path, registration]) => [path, register(path, registration)])),
  };
}

function newKind(name: string): Changes {
  const key = camel(name);
  const type = `${capital(key)}Field`;
  const half = (registry: string, part: string, file: string) => ({
    registry,
    key,
    line: `  ${key},`,
    import: `import { ${part} as ${key} } from './${name}/${name}.${file}';`,
  });
  const declared = {
    registry: 'FieldKinds',
    key,
    line: `  ${key}: ${type};`,
    import: `import type { ${type} } from './${name}/${name}.ts';`,
  };
  return newFolder(`src/fields/${name}`, kindFiles(name, key), [
    ['src/fields/kinds.ts', declared],
    ['src/fields/views.ts', half('registry', 'views', 'views.tsx')],
    ['src/fields/inputs.ts', half('registry', 'input', 'input.tsx')],
    ['src/fields/generators.ts', half('generators', 'generator', 'generator.ts')],
  ]);
}

function newComponent(name: string): Changes {
  const key = camel(name);
  const recipe = `${key}Recipe`;
  return newFolder(`src/kit/${name}`, componentFiles(name, key), [
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

/** Returns the changes that replace the generic page of a resource's records. */
function newPage(name: string): Changes {
  const resource = resources.find((each) => dashed(each.name) === name);
  if (resource?.path === undefined)
    throw new UsageError(`“${name}” is not a resource with screens: a page is for an existing one.`);
  if (resource.list.actions?.includes('view') !== true)
    throw new UsageError(
      `A record of “${name}” opens in its form: add 'view' to the actions of its list first.`,
    );
  const folder = `${name}-detail`;
  const page = `${capital(resource.name)}DetailPage`;
  const line = `  ${resource.name}: { detail: lazyScreen(() => import('./${folder}/${folder}-page.tsx'), '${page}') },`;
  return newFolder(
    `src/pages/${folder}`,
    [[`src/pages/${folder}/${folder}-page.tsx`, pageFile(page)]],
    [['src/pages/screens.ts', { registry: 'screens', key: resource.name, line }]],
  );
}

/** Runs Panda: a component is styled by the code that Panda makes of its recipe. */
function generateStyles(): void {
  const panda = join(root, 'node_modules/.bin/panda');
  const { status, stderr } = spawnSync(panda, ['codegen', '--silent'], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Panda rejects the recipe:\n${stderr}`);
}

/** Writes a folder and the entries that register it. Returns the paths. */
export function generateFolder(kind: string, name: string): string[] {
  checkFolderName(name);
  if (kind === 'page') return write(newPage(name));
  if (kind === 'field') return write(newKind(name));
  return write(newComponent(name), generateStyles);
}
