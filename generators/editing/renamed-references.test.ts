import { expect, test } from 'vitest';
import { codeWithRenamed } from './renamed-references.ts';

const renamed = (code: string, path = 'resources/wyverns.ts') =>
  codeWithRenamed(path, code, 'hillGriffins', 'manticores');

test.for([
  [
    "prey: reference({ to: 'hillGriffins', by: 'tag' }),",
    "prey: reference({ to: 'manticores', by: 'tag' }),",
  ],
  ["prey: { of: 'hillGriffins', filter: 'owner' },", "prey: { of: 'manticores', filter: 'owner' },"],
  ["t('resources.hillGriffins.name')", "t('resources.manticores.name')"],
  ["t('questions.many.hillGriffins.sell_one')", "t('questions.many.manticores.sell_one')"],
  [
    "import { hillGriffins } from './hill-griffins.ts';",
    "import { manticores as hillGriffins } from './manticores.ts';",
  ],
  [
    "import { a } from '#resources/a.ts';\nimport {\n  claws,\n  hillGriffins,\n} from '#resources/hill-griffins.ts';",
    "import { a } from '#resources/a.ts';\nimport {\n  claws,\n  manticores as hillGriffins,\n} from '#resources/manticores.ts';",
  ],
  [
    "import records from '#resources/demo/hill-griffins.json';",
    "import records from '#resources/demo/manticores.json';",
  ],
])('%s names the renamed resource', ([before, after]) => {
  expect(renamed(before ?? '')).toBe(after);
});

test.for([
  "prey: reference({ to: 'hillGriffinsOfOld', by: 'hillGriffins' }),",
  "t('resources.hillGriffinsOfOld.name')",
  "import { hillGriffins } from './old/hill-griffins-of-old.ts';",
  'related: { hillGriffins: part },',
])('%s is about something else', (code) => {
  expect(renamed(code)).toBe(code);
});

test('a file of the same name in another folder is about something else', () => {
  const code = "import { hillGriffins } from './hill-griffins.ts';";
  expect(renamed(code, 'src/schema/wyverns.ts')).toBe(code);
});

test('the registry of pages has the new name as its key, and a test of mistakes keeps its lines', () => {
  const line = "  hillGriffins: { detail: page },\n  to: 'hillGriffins',";
  expect(renamed(line, 'src/pages/screens.ts')).toContain('  manticores: { detail: page }');
  expect(renamed(line, 'resources/planted.test.ts')).toBe(line);
});
