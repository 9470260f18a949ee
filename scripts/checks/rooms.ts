import { isRehearsal, roomsOf, type Tree, type Violation } from './tree.ts';

const MAX_LINES = 250;

/** A kit room is a component, its stories with a playground, and a guide for each; a recipe is registered. */
export function findBrokenKitRooms(tree: Tree): Violation[] {
  const register = tree.get('src/kit/recipes.ts') ?? '';
  const violations: Violation[] = [];
  for (const [room, files] of roomsOf(tree, 'src/kit')) {
    for (const part of [`${room}.tsx`, `${room}.stories.tsx`])
      if (!files.includes(part)) violations.push(`src/kit/${room} has no ${part}`);
    for (const stories of files.filter((file) => file.endsWith('.stories.tsx'))) {
      const guide = stories.replace('.stories.tsx', '.docs.ts');
      if (!files.includes(guide)) violations.push(`src/kit/${room} has no ${guide}`);
      if (!tree.get(`src/kit/${room}/${stories}`)?.includes('export const Playground: Story'))
        violations.push(`src/kit/${room}/${stories} has no Playground`);
    }
    for (const recipe of files.filter((file) => file.endsWith('.recipe.ts')))
      if (!register.includes(`'./${room}/${recipe}'`))
        violations.push(`src/kit/${room}/${recipe} is not registered in src/kit/recipes.ts`);
  }
  return violations;
}

const stem = (room: string) => `./${room}/${room}`;

/** A kind is a data half, the views and the input that the registries name, their stories and a test. */
export function findBrokenKindRooms(tree: Tree): Violation[] {
  const listed = tree.get('src/fields/kinds.ts') ?? '';
  const registries = (tree.get('src/fields/views.ts') ?? '') + (tree.get('src/fields/inputs.ts') ?? '');
  const violations: Violation[] = [];
  for (const [room, files] of roomsOf(tree, 'src/fields')) {
    for (const part of [`${room}.ts`, `${room}.stories.tsx`, `${room}.test.ts`])
      if (!files.includes(part)) violations.push(`src/fields/${room} has no ${part}`);
    if (!listed.includes(`'${stem(room)}.ts'`))
      violations.push(`src/fields/${room} is not listed in src/fields/kinds.ts`);
    const shown = files.filter((file) => /\.(views|input)\.tsx$/.test(file));
    if (shown.length === 0) violations.push(`src/fields/${room} has neither views nor an input`);
    for (const half of shown)
      if (!registries.includes(`./${room}/${half}'`))
        violations.push(`src/fields/${room}/${half} is not in a registry of src/fields`);
  }
  return violations;
}

const camel = (file: string) => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A resource is one file of its own, found because the file declares one under the name that the file has. */
export function findUnlistedResources(tree: Tree): Violation[] {
  return [...tree]
    .filter(
      ([path]) => /^resources\/[^/]+\.ts$/.test(path) && !isRehearsal(path) && path !== 'resources/index.ts',
    )
    .flatMap(([path, text]) => {
      const name = camel(path.slice('resources/'.length, -'.ts'.length));
      return new RegExp(`export const ${name} = defineResource\\(\\s*'${name}'`).test(text)
        ? []
        : [`${path} does not declare “${name}”: nobody would find it`];
    });
}

/** No file by hand is longer than one can hold in mind. */
export function findLongFiles(tree: Tree): Violation[] {
  return [...tree]
    .filter(([path]) => /\.(ts|tsx|css)$/.test(path) && !isRehearsal(path))
    .map(([path, text]) => [path, text.trimEnd().split('\n').length] as const)
    .filter(([, lines]) => lines > MAX_LINES)
    .map(([path, lines]) => `${path} has ${lines} lines, more than ${MAX_LINES}`);
}

const folder = /^[.$]?[a-z0-9]+(-[a-z0-9]+)*$/;

/** Words that say nothing about what is inside. */
const vague = /^(common|helpers?|utils?|misc|shared|models?|widgets?|index\.tsx?)$/;

/** Folders are kebab-case like files; nothing is called by a word that could hold anything; no barrels. */
export function findMisnamed(tree: Tree): Violation[] {
  const violations = new Set<Violation>();
  for (const path of tree.keys()) {
    const steps = path.split('/');
    const file = steps.pop() ?? '';
    for (const step of steps) if (!folder.test(step)) violations.add(`${path}: “${step}” is not kebab-case`);
    const bare = file.replace(/(\.(stories|test|recipe|views|input))?\.tsx?$/, '');
    for (const word of [...steps, bare, path.startsWith('src/') ? file : ''])
      if (vague.test(word)) violations.add(`${path}: “${word}” could hold anything`);
  }
  return [...violations];
}
