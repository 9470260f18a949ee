import { foldersOf, type Tree, type Violation } from './tree.ts';

const maxLines = 250;

/** Finds components without stories, a playground or a guide, and recipes that are not registered. */
export function findIncompleteComponents(tree: Tree): Violation[] {
  const registered = tree.get('src/kit/recipes.ts') ?? '';
  return [...foldersOf(tree, 'src/kit')].flatMap(([name, files]) => {
    const folder = `src/kit/${name}`;
    const stories = files.filter((file) => file.endsWith('.stories.tsx'));
    const needed = [
      `${name}.tsx`,
      `${name}.stories.tsx`,
      ...stories.map((file) => file.replace('.stories.tsx', '.docs.ts')),
    ];
    return [
      ...needed.filter((file) => !files.includes(file)).map((file) => `${folder} has no ${file}`),
      ...stories
        .filter((file) => !tree.get(`${folder}/${file}`)?.includes('export const Playground: Story'))
        .map((file) => `${folder}/${file} has no Playground`),
      ...files
        .filter((file) => file.endsWith('.recipe.ts') && !registered.includes(`'./${name}/${file}'`))
        .map((file) => `${folder}/${file} is not registered in src/kit/recipes.ts`),
    ];
  });
}

/** Finds kinds without one of their files, and views and inputs that no registry names. */
export function findIncompleteKinds(tree: Tree): Violation[] {
  const registries = ['kinds', 'view-registry', 'input-registry']
    .map((file) => tree.get(`src/fields/${file}.ts`))
    .join('\n');
  return [...foldersOf(tree, 'src/fields')].flatMap(([kind, files]) => {
    const folder = `src/fields/${kind}`;
    const needed = ['ts', 'stories.tsx', 'test.ts', 'docs.ts'].map((ending) => `${kind}.${ending}`);
    const halves = files.filter((file) => /\.(views|input)\.tsx$/.test(file));
    return [
      ...needed.filter((file) => !files.includes(file)).map((file) => `${folder} has no ${file}`),
      ...(halves.length === 0 ? [`${folder} has neither views nor an input`] : []),
      ...[`${kind}.ts`, ...halves]
        .filter((file) => files.includes(file) && !registries.includes(`./${kind}/${file}'`))
        .map((file) => `${folder}/${file} is in no registry of src/fields`),
    ];
  });
}

/** Finds files of more than 250 lines. Biome's rule is not exact: it does not count the lines in a comment or a text. */
export const findLongFiles = (tree: Tree): Violation[] =>
  [...tree]
    .filter(([path]) => /\.(ts|tsx|css)$/.test(path))
    .map(([path, text]): [string, number] => [path, text.trimEnd().split('\n').length])
    .filter(([, lines]) => lines > maxLines)
    .map(([path, lines]) => `${path} has ${lines} lines, more than ${maxLines}`);

const folderName = /^[.$]?[a-z0-9]+(-[a-z0-9]+)*$/;

/** Names that do not describe the content. */
const vague = /^(common|helpers?|utils?|misc|shared|models?|widgets?|index\.tsx?)$/;

/** Finds folders that are not in kebab-case, vague names, and barrels. Biome checks the names of files. */
export function findMisnamed(tree: Tree): Violation[] {
  const violations = new Set<Violation>();
  for (const path of tree.keys()) {
    const folders = path.split('/');
    const file = folders.pop() ?? '';
    for (const folder of folders)
      if (!folderName.test(folder)) violations.add(`${path}: “${folder}” is not kebab-case`);
    const stem = file.replace(/(\.(stories|test|recipe|views|input))?\.tsx?$/, '');
    for (const name of [...folders, stem, path.startsWith('src/') ? file : ''])
      if (vague.test(name)) violations.add(`${path}: “${name}” is vague`);
  }
  return [...violations];
}
