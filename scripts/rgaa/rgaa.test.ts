import { join } from 'node:path';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { missingTests, rowsOf, textOf } from '#scripts/checks/named-tests.ts';
import { root } from '#scripts/root.ts';
import { readReport, type TestResult } from '#scripts/testing/test-results.ts';
import { assess, summarise } from './assess.ts';
import { type Criterion, partsOf, readCriteria } from './criteria.ts';
import { fill, writeDeclaration } from './declaration.ts';

const [document = '', trials = ''] = textOf('docs/rgaa/criteria.md').split(/^## Essais$/m);
const [rgaa = ''] = document.split(/^## (?=WCAG)/m);
const criteria = readCriteria(rgaa);
const all = readCriteria(document);

/** The number of criteria of each of the 13 themes. */
const sizes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

/** The rules of axe that run unless they are asked for by name. */
const rules = axe.getRules().flatMap(({ ruleId, tags }) => (tags.includes('experimental') ? [] : [ruleId]));

test('each of the 106 criteria has its state once, in order', () => {
  const expected = sizes.flatMap((size, theme) =>
    Array.from({ length: size }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  expect(expected).toHaveLength(106);
  expect(criteria.map(({ number }) => number)).toEqual(expected);
});

test('all evidence names tests, rules of axe and trials that exist, and every state has some', () => {
  expect(rowsOf(document).flatMap(missingTests)).toEqual([]);
  expect(
    all.flatMap(({ evidence }) => partsOf(evidence).rules).filter((rule) => !rules.includes(rule)),
  ).toEqual([]);
  const known = rowsOf(trials).map((row) => row.split('|')[1]?.trim());
  expect(known.length).toBeGreaterThan(5);
  expect(
    all.flatMap(({ evidence }) => partsOf(evidence).trials).filter((trial) => !known.includes(trial)),
  ).toEqual([]);
  expect(all.filter(({ evidence }) => evidence.length < 7)).toEqual([]);
  const shown = all
    .filter(({ state }) => state === 'met')
    .map(({ evidence }) => Object.values(partsOf(evidence)).flat());
  expect(shown.filter((parts) => parts.length === 0)).toEqual([]);
});

test('an unknown state, test or rule is refused', () => {
  const row = '| 1.1 | Une image | 1.1.1 | certain | `e2e/nowhere.spec.ts` "nothing" |';
  expect(() => readCriteria(row)).toThrow('1.1');
  expect(missingTests(row)).toEqual(['e2e/nowhere.spec.ts', 'e2e/nowhere.spec.ts: nothing']);
  expect(partsOf('`no-such-rule`').rules.filter((rule) => !rules.includes(rule))).toEqual(['no-such-rule']);
});

const file = 'src/kit/menu/menu.stories.tsx';
const criterion = (evidence: string, state: Criterion['state'] = 'met'): Criterion => ({
  number: '12.9',
  title: 'La navigation n’a pas de piège.',
  wcag: '2.1.2',
  state,
  evidence,
});
const result = (values: Partial<TestResult> = {}): TestResult => ({
  file,
  title: 'By Keyboard',
  outcome: 'passed',
  message: '',
  ...values,
});

test('a criterion is met only if all its evidence was run and passed', () => {
  const byStory = criterion(`\`${file}\` "ByKeyboard" ; essai 5`);
  const stateAfter = (...results: TestResult[]) => assess(byStory, results).state;
  expect(stateAfter(result())).toBe('met');
  expect(stateAfter(result({ outcome: 'failed' }))).toBe('unmet');
  expect(stateAfter(result({ outcome: 'skipped' }))).toBe('unknown');
  expect(stateAfter(result({ title: 'By Keyboard And Pointer' })), 'another story').toBe('unknown');
  expect(assess(byStory, []).doubts.join()).toContain(`\`${file}\` "ByKeyboard"`);
  expect(assess(criterion('essai 5'), []).state, 'a trial needs no run').toBe('met');
  expect(assess(criterion(byStory.evidence, 'unmet'), [result()]).state, 'a test mends nothing').toBe(
    'unmet',
  );
});

test('a rule of axe is broken if the error of a story names it', () => {
  const byRule = criterion('axe `label`');
  expect(assess(byRule, [result()]).state).toBe('met');
  expect(assess(byRule, []).state).toBe('unknown');
  const other = result({ outcome: 'failed', message: 'labelled late' });
  expect(assess(byRule, [result(), other]).state, 'another error').toBe('met');
  expect(assess(byRule, [result({ outcome: 'failed', message: 'label: Form elements' })]).state).toBe(
    'unmet',
  );
});

test('tests are found in the reports of both runners, also by a title with values in it', () => {
  const reports = [
    ...readReport('playwright', {
      suites: [
        {
          title: 'shell.spec.ts',
          specs: [],
          suites: [
            {
              title: 'signed out',
              specs: [
                {
                  title: 'shows / in light',
                  file: 'shell.spec.ts',
                  tests: [{ status: 'expected', results: [] }],
                },
              ],
            },
          ],
        },
      ],
    }),
    ...readReport('vitest', {
      testResults: [
        {
          name: join(root, 'src/a.test.ts'),
          assertionResults: [{ fullName: 'a list is long', status: 'failed', failureMessages: ['no'] }],
        },
      ],
    }),
  ];
  const stateOf = (evidence: string) => assess(criterion(evidence), reports).state;
  expect(stateOf(`\`e2e/shell.spec.ts\` "shows \${path} in light"`)).toBe('met');
  expect(stateOf(`\`e2e/shell.spec.ts\` "shows \${path} in dark"`)).toBe('unknown');
  expect(stateOf('`src/a.test.ts` "is long"')).toBe('unmet');
});

test('the rate is that of the RGAA, and what nobody has tried counts against the level', () => {
  const states = (met: number, unmet: number, unknown: number) =>
    summarise([
      ...Array.from({ length: met }, () => criterion('')),
      ...Array.from({ length: unmet }, () => criterion('', 'unmet')),
      ...Array.from({ length: unknown }, () => criterion('', 'unknown')),
      criterion('', 'outOfScope'),
    ]);
  expect(states(3, 1, 0)).toMatchObject({ rate: 75, leastRate: 75, level: 'partial', outOfScope: 1 });
  expect(states(4, 0, 0)).toMatchObject({ rate: 100, level: 'full' });
  expect(states(4, 0, 1)).toMatchObject({ rate: 100, leastRate: 80, level: 'partial' });
  expect(states(2, 0, 3)).toMatchObject({ rate: 100, leastRate: 40, level: 'none' });
  expect(states(0, 0, 0)).toMatchObject({ rate: 0, level: 'none' });
});

test('the declaration names what is missing, and what its operator has to fill in', () => {
  const criteriaNow = criteria.map((each) => assess(each, []));
  const text = writeDeclaration(textOf('docs/rgaa/declaration.md'), criteriaNow, {
    site: 'https://a.fr',
    date: '1',
  });
  expect(text).toContain('s’applique à https://a.fr.');
  expect(text).toContain('[nom de l’entité]');
  expect(text).not.toMatch(/\{\{|undefined|NaN/);
  for (const { number, title } of criteriaNow) expect(text).toContain(`| ${number} | ${title} |`);
  expect(() => fill('{{nobody}}', {})).toThrow('nobody');
});
