import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dashed } from '#schema/names.ts';
import {
  addedCode,
  exampleFolders,
  exampleResources,
  folderFiles,
  refusedCommands,
  renamedExample,
  structureTests,
  testFolders,
} from './examples.ts';
import { failingActs, failingWrites } from './failing-writes.ts';
import { serviceDocument } from './service-document.ts';
import { copyTree, type Run, type TreeCopy } from './tree-copy.ts';

/** True in `npm run generate:rehearse`, which tests all example resources, also in a browser. */
const isLong = import.meta.env.MODE === 'rehearsal';
const short = ['singles', 'readings', 'allKinds', 'strictOnes', 'summerSchools', 'sheep'];
const examples = Object.entries(exampleResources).filter(([name]) => isLong || short.includes(name));
const names = examples.map(([name]) => name);

/** The resources of a document; those that refer to others first. */
const serviceNames = ['soundings', 'velocipedes', 'lighthouses', 'velocipedesUsers'];

// Each run of a generator starts a process.
vi.setConfig({ testTimeout: isLong ? 1_200_000 : 240_000 });

let copy: TreeCopy;
let before: Map<string, string>;
let written: Run[];
let types: Run;
let lint: Run;
let tests: Run;
let checks: Run;

/** Runs the generators in a copy of the project, and the checks on what they write. */
beforeAll(async () => {
  copy = copyTree();
  before = copy.files();
  const vitest = (...args: string[]) => copy.run('vitest', 'run', '-c', 'vitest.unit.config.ts', ...args);
  // A run before the generators: the runs after them must find the new resources.
  await vitest('--project', 'unit', 'resources/rules.test.ts');
  copy.write('velocipedes.json', JSON.stringify(serviceDocument));
  written = [
    ...examples.map(([name, options]) => copy.generate('resource', name, ...options)),
    ...exampleFolders.map(([kind, name]) => copy.generate(kind, name)),
    ...renamedExample.map((words) => copy.generate(...words)),
    copy.generate('admin', '--from', 'velocipedes.json', '--yes'),
  ];
  const changed = [...copy.files()].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  const readable = changed.filter((path) => !path.endsWith('.sql'));
  [types, lint] = await Promise.all([
    copy.run('tsc', '--noEmit', '--checkers', '1'),
    copy.run('biome', 'check', ...readable),
  ]);
  [tests, checks] = await Promise.all([
    vitest('--project', 'unit', '--project', 'programs', ...testFolders),
    vitest('--project', 'architecture', ...structureTests),
  ]);
}, 900_000);

afterAll(() => copy.remove());

/** Checks the exit code of a run. If it is not 0, the output of the run is the message. */
const expectSuccess = ({ code, output }: Run) => expect(code, output).toBe(0);

describe('generated code', () => {
  test('is written without questions', () => written.forEach(expectSuccess));
  test('says what nobody can enter', () => {
    expect(written[names.indexOf('readings')]?.output).toContain(
      'Read-only, so in no form: taken (instant).',
    );
    expect(written[names.indexOf('singles')]?.output).not.toContain('Read-only');
  });
  test('compiles', () => expectSuccess(types));
  test('is formatted and follows the rules', () => expectSuccess(lint));
  test('has tests that pass', () => expectSuccess(tests));
  test('passes the checks of the structure', () => expectSuccess(checks));

  test('of a document has its calls, and references between its resources', () => {
    expect(copy.read('resources/velocipedes.ts')).toContain(
      "lighthouse_id: reference({ to: 'lighthouses', by: 'name'",
    );
    expect(copy.read('resources/soundings.ts')).toContain('create: false, update: false, remove: false');
    expect(copy.read('src/app/stories/lighthouses.stories.tsx')).not.toContain('Deleted');
  });

  test('of a document is not written again by a second run', () => {
    const { code, output } = copy.generate('admin', '--from', 'velocipedes.json', '--yes');
    expect([code, output]).toEqual([1, expect.stringContaining('velocipedes: it exists')]);
  });

  test('has the labels of the command', () => {
    const { summerSchools, singles } = JSON.parse(copy.read('locales/fr.json')).resources;
    expect(summerSchools).toMatchObject({
      name: 'Écoles d’été',
      fields: { delete: 'À «\u00a0supprimer\u00a0»', class: 'Œuvre' },
      create: { title: 'Ajouter une école d’été', success: 'École d’été créée avec succès.' },
      edit: { title: 'Modifier l’école d’été' },
      remove: { text: 'Cette école d’été sera définitivement supprimée.' },
    });
    expect(copy.read('resources/summer-schools.ts')).toContain("path: 'ecoles-d-ete'");
    expect(singles.fields.name).toBe('À nommer\u00a0: name');
    const { code, output } = copy.generate('labels');
    expect([code, output]).toEqual([1, expect.stringContaining('resources.singles.fields.name')]);
    expect(output).not.toContain('summerSchools');
  });
});

describe.runIf(isLong)('in a browser', () => {
  const run = async (program: string, ...args: string[]) => expectSuccess(await copy.run(program, ...args));

  test('the stories pass', () => {
    // The server of the stories does not serve linked packages by default.
    const config = copy.read('vitest.config.ts');
    copy.write(
      'vitest.config.ts',
      config.replace("extends: './vite.config.ts',", '$& server: { fs: { strict: false } },'),
    );
    const files = [...names, ...serviceNames].map((name) => `stories/${dashed(name)}.stories`);
    const others = ['colour-code', 'progress-bar', 'rides-page', 'manticores'];
    return run('vitest', 'run', '--project', 'stories*', ...files, ...others);
  });
  test('the product is built', () => run('vite', 'build'));
  test('the browser tests pass', () =>
    run(
      'playwright',
      'test',
      '--workers=1',
      ...[...names, ...serviceNames, 'rides-page', 'manticores', 'manticores-page'].map(
        (name) => `e2e/${dashed(name)}.spec.ts`,
      ),
    ));
});

test.for(refusedCommands)('%s is an error with a message, and nothing is written', ([, args, sentence]) => {
  const files = copy.files();
  const { code, output } = copy.generate(...args);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  expect(output).not.toContain('    at ');
  expect(copy.files()).toEqual(files);
});

test('fields are added, other code stays, and a second run changes nothing', () => {
  const path = 'resources/singles.ts';
  copy.write(path, copy.read(path).replace('name: text(', '// A comment.\n    name: text('));
  const fields = 'name:text, note:longText, photo:picture, seats:quantity!, total:money~, sold:flag';
  expectSuccess(copy.generate('resource', 'singles', '--fields', fields));
  const text = copy.read(path);
  for (const part of addedCode) expect(text).toContain(part);
  expect(copy.read('e2e/singles.spec.ts')).toMatch(/field: 'note'.+field: 'seats'/s);
  expect(copy.read('src/app/stories/singles.stories.tsx')).toContain('export const CreateInvalid');
  expect(copy.read('server/generic/migrations/singles-002.sql')).toContain('coalesce("name"');
  const files = copy.files();
  expect(copy.generate('resource', 'singles', '--fields', fields).output).toContain('Nothing to do');
  expect(copy.files()).toEqual(files);
});

test('changed stories stay, and missing ones are added', () => {
  const path = 'src/app/stories/readings.stories.tsx';
  const own = copy.read(path).replace('export const Deleted', '/** A comment. */\nexport const Deleted');
  copy.write(path, own);
  expectSuccess(copy.generate('resource', 'readings', '--fields', 'taken:instant, town:text!'));
  expect(copy.read(path)).toContain('/** A comment. */');
  expect(copy.read(path)).toContain('export const LongTexts');
});

test.each(failingActs)('%s can fail at each step and leaves no change', (_, act) => {
  const { code, output } = copy.evaluate(failingWrites(act));
  expect([code, output]).toEqual([0, expect.stringMatching(/^failures: ([5-9]|\d\d)/m)]);
});

test('two generators do not run at once, and what others name is not removed', () => {
  copy.write('.generating', String(process.pid));
  expect(copy.generate('labels').output).toContain('Another generator');
  copy.write('.generating', '999999999');
  expectSuccess(copy.generate('resource', 'salamanders', '--fields', 'owner:reference(singles)'));
  expect(copy.generate('remove', 'singles').output).toMatch(/used in resources\/salamanders\.ts:\d+/);
  expectSuccess(copy.generate('remove', 'resource', 'salamanders'));
});

/** Adds a question about several records, with a reference to one of its texts. */
function addQuestion(name: string): void {
  const texts = JSON.parse(copy.read('locales/fr.json'));
  texts.questions.many[name] = { sale_many: `$t(questions.many.${name}.sale_other)`, sale_other: 'Vendre ?' };
  copy.write('locales/fr.json', `${JSON.stringify(texts, null, 2)}\n`);
}

test('a field and a resource get other names, and a removed field leaves no code', () => {
  expectSuccess(copy.generate('resource', 'salamanders', '--fields', 'tag:text!!, note:longText, born:day'));
  expectSuccess(copy.generate('rename', 'field', 'salamanders', 'tag', 'chip'));
  expectSuccess(copy.generate('remove', 'field', 'salamanders', 'note'));
  const other = copy.generate('resource', 'salamanders', '--fields', 'note:money');
  expect(other).toEqual({ code: 1, output: expect.stringContaining('text, and money needs numeric') });
  addQuestion('salamanders');
  const { code, output } = copy.generate('rename', 'resource', 'salamanders', 'chimeras');
  expect([code, output]).toEqual([0, expect.stringContaining('The path “salamanders”')]);
  const text = copy.read('resources/chimeras.ts');
  expect(text).toContain("defineResource('chimeras', {");
  expect(text).toContain("unique: ['chip']");
  expect(text).not.toMatch(/longText|\bnote\b|\btag\b/);
  expect(copy.read('server/generic/migrations/chimeras-001.sql')).toContain('rename to entity_chimeras');
  expect(copy.generate('remove', 'field', 'chimeras', 'chip').output).toContain('names the records');
  expect(copy.read('locales/fr.json')).toContain('$t(questions.many.chimeras.sale_other)');
  expect(copy.generate('remove', 'chimeras').output).toContain('Drop it before the resource is generated');
  expect([...copy.files().keys()].filter((path) => /salamanders|chimeras/.test(path))).toEqual([]);
});

test('a page has stories and a browser test, and others refer to a renamed resource by its new name', () => {
  expect(copy.read('src/app/stories/rides-page.stories.tsx')).toContain('PageNotFound: Story');
  expect(copy.read('src/app/stories/manticores-page.stories.tsx')).toContain('pageStates(manticores)');
  expect(copy.read('e2e/manticores-page.spec.ts')).toContain("'hippogriffes', 'manticores'");
  expect(copy.read('resources/wyverns.ts').match(/to: '\w+'/g)).toEqual([
    "to: 'users'",
    "to: 'manticores'",
    "to: 'manticores'",
  ]);
  expect(copy.read('resources/manticores.ts')).toContain("parent: reference({ to: 'manticores', by: 'name'");
  const output = written.at(-2)?.output ?? '';
  expect(output).toMatch(/lines that named it:\n(?: {2}.+\n)* {2}resources\/wyverns\.ts:\d+\n/);
  expect(output).toContain('French texts keep the former name: resources.manticores in locales/fr.json');
  expect(output.split('Change manually:')[1]).not.toMatch(/manticores\.(?:ts|stories|spec)|wyverns/);

  expect(copy.generate('remove', 'manticores').output).toMatch(/has a page of its own: .+screens\.ts:\d+/);
  copy.write('src/pages/screens.ts', before.get('src/pages/screens.ts') ?? '');
  for (const path of ['src/app/stories/manticores-page.stories.tsx', 'e2e/manticores-page.spec.ts'])
    rmSync(join(copy.folder, path));
  rmSync(join(copy.folder, 'src/pages/hippogriffs-detail'), { recursive: true });
  for (const name of ['wyverns', 'manticores']) expectSuccess(copy.generate('remove', name));
});

test('no file is overwritten', () => {
  copy.write('resources/demo/halves.json', '[]');
  const files = copy.files();
  expect(copy.generate('resource', 'halves', '--fields', 'a:text').output).toContain('exists');
  expect(copy.files()).toEqual(files);
});

test('a removed resource leaves no file and no text', () => {
  addQuestion('singles');
  for (const name of [...names, ...serviceNames]) expectSuccess(copy.generate('remove', name));
  const after = copy.files();
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const isOther = (path: string) => !folderFiles.test(path) && !path.includes('demo/halves');
  const changed = paths.filter((path) => isOther(path) && before.get(path) !== after.get(path));
  expect(changed.map((path) => [path, before.get(path), after.get(path)])).toEqual([]);
});
