import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { failingWrites } from './failing-writes.ts';
import { oddRooms, oddShapes, ofRooms } from './odd-shapes.ts';
import { copyTree, type Ended, type TreeCopy } from './tree-copy.ts';

/** Those that the long rehearsal adds (rehearse.ts) are other walks of the same code. */
const shapes = ['singles', 'readings', 'allKinds', 'strictOnes', 'summerSchools', 'sheep'] as const;

// Each run of a generator is a process of its own.
vi.setConfig({ testTimeout: 240_000 });

let copy: TreeCopy;
let before: Map<string, string>;
let written: Ended[];
let types: Ended;
let lint: Ended;
let tests: Ended;
let checks: Ended;

/** The generator as it is run, over a copy of the project as it is: what it writes goes through the same gates. */
beforeAll(async () => {
  copy = copyTree();
  before = copy.files();
  written = [
    ...shapes.map((name) => copy.generate('resource', name, ...oddShapes[name])),
    ...oddRooms.map(([kind, name]) => copy.generate(kind, name)),
  ];
  const vitest = (...args: string[]) => copy.run('vitest', 'run', '-c', 'vitest.unit.config.ts', ...args);
  const changed = [...copy.files()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  const readable = changed.filter((path) => !path.endsWith('.sql'));
  [types, lint] = await Promise.all([copy.run('tsc', '--noEmit'), copy.run('biome', 'check', ...readable)]);
  [tests, checks] = await Promise.all([
    vitest('--project', 'unit', 'resources/', 'src/fields/colour-code/', 'src/shell/', 'server/generic/'),
    vitest(
      '--project',
      'architecture',
      'checks/rooms',
      'checks/screens',
      'checks/field-guides',
      'checks/field-states',
      'checks/words',
      'checks/doors',
      'checks/runtime-names',
    ),
  ]);
}, 900_000);

afterAll(() => copy.remove());

const well = { code: 0, said: expect.any(String) };

describe('what is written', () => {
  test('is written without a question', () => expect(written).toEqual(written.map(() => well)));
  test('compiles', () => expect(types).toEqual({ code: 0, said: '' }));
  test('is formatted and breaks no rule', () => expect(lint).toEqual(well));
  test('brings tests that pass', () => expect(tests).toEqual(well));
  test('passes the checks of the structure', () => expect(checks).toEqual(well));

  test('is worded as it was asked for', () => {
    const { summerSchools, singles } = JSON.parse(copy.read('locales/fr.json')).resources;
    expect(summerSchools).toMatchObject({
      name: 'Écoles d’été',
      fields: { delete: 'À « supprimer »', class: 'Œuvre' },
      create: { title: 'Ajouter une école d’été', success: 'École d’été créée avec succès.' },
      edit: { title: 'Modifier l’école d’été' },
      remove: { text: 'Cette école d’été sera définitivement supprimée.' },
    });
    expect(copy.read('resources/summer-schools.ts')).toContain("path: 'ecoles-d-ete'");
    expect(singles.fields.name).toBe('À nommer : name');
    const { code, said } = copy.generate('labels');
    expect([code, said]).toEqual([1, expect.stringContaining('resources.singles.fields.name')]);
    expect(said).not.toContain('summerSchools');
  });
});

test.for([
  ['an address that is taken', ['resource', 'x', '--fields', 'a:text', '--path', 'courses'], 'rides'],
  ['a label of nothing', ['resource', 'x', '--fields', 'a:text', '--labels', 'b=B'], '“b”'],
  ['a room that is there', ['component', 'button'], 'src/kit/button'],
  ['an option that is none', ['resource', 'x', '--colour', 'red'], '--colour'],
] as const)('%s is refused in a sentence, and nothing is written', ([, args, sentence]) => {
  const files = copy.files();
  const { code, said } = copy.generate(...args);
  expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(said).not.toContain('    at ');
  expect(copy.files()).toEqual(files);
});

test('one more field is added, what was written by hand stays, and again changes nothing', () => {
  const path = 'resources/singles.ts';
  copy.write(path, copy.read(path).replace('name: text(', '// By hand.\n    name: text('));
  const fields = 'name:text, note:longText, photo:picture, seats:quantity!, total:money~';
  expect(copy.generate('resource', 'singles', '--fields', fields)).toEqual(well);
  const text = copy.read(path);
  for (const part of [
    '// By hand.',
    'note: longText(',
    "write: 'multipart'",
    "['photo_file']",
    "columns: ['name', 'seats', 'total', 'createdAt']",
    "sort: ['name', 'seats', 'total', 'createdAt']",
    "total: money({ nullable: true, access: 'readOnly' })",
  ])
    expect(text).toContain(part);
  expect(copy.read('e2e/singles.spec.ts')).toMatch(/words\.fields\.seats.*\n.*words\.create\.submit/);
  const stories = copy.read('src/app/stories/singles.stories.tsx');
  for (const part of ["t('resources.singles.fields.seats')", 'export const CreateInvalid'])
    expect(stories).toContain(part);
  expect(copy.read('server/generic/migrations/singles-002.sql')).toContain('coalesce("name"');
  const files = copy.files();
  expect(copy.generate('resource', 'singles', '--fields', fields).said).toContain('Nothing to do');
  expect(copy.files()).toEqual(files);
});

test('stories that were changed by hand are not written again', () => {
  const path = 'src/app/stories/readings.stories.tsx';
  const own = copy.read(path).replace('export const Deleted', '/** By hand. */\nexport const Deleted');
  copy.write(path, own);
  expect(copy.generate('resource', 'readings', '--fields', 'taken:date, place:text!')).toEqual(well);
  expect(copy.read(path)).toBe(own);
});

test.each([
  ['writing', `resource.generateResource(requestOf({ name: 'halves', fields: 'a:text!, b:picture' }));`],
  [
    'adding to',
    `resource.generateResource(requestOf({ name: 'halves', fields: 'a:text!, b:picture, c:text!' }));`,
  ],
  ['taking away', `resource.removeResource('halves');`],
])('%s fails at each of its steps in turn, and leaves nothing behind', (_, act) => {
  const { code, said } = copy.evaluate(failingWrites(act));
  expect([code, said]).toEqual([0, expect.stringMatching(/^failures: ([5-9]|\d\d)/m)]);
});

test('nothing is written over', () => {
  copy.write('resources/demo/halves.json', '[]');
  const files = copy.files();
  expect(copy.generate('resource', 'halves', '--fields', 'a:text').said).toContain('is there already');
  expect(copy.files()).toEqual(files);
});

test('taken away, nothing of it is left', () => {
  for (const name of shapes) expect(copy.generate('remove', name)).toEqual(well);
  const isOther = ([path]: [path: string, text: string]) =>
    !ofRooms.test(path) && !path.includes('demo/halves');
  expect([...copy.files()].filter(isOther)).toEqual([...before].filter(isOther));
});
