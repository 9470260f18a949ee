import type { TestResult } from '#scripts/testing/test-results.ts';
import { type Criterion, partsOf, type State, texts } from './criteria.ts';

/** A criterion, with its state after the last run of the tests that show it. */
export interface Assessed extends Criterion {
  /** What is wrong with its evidence: tests and rules that failed or did not run. */
  readonly doubts: readonly string[];
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns true if a test has the title that a document gives. A story is reported with spaces in its name. */
function isNamed({ file, title }: TestResult, named: string): boolean {
  if (file.endsWith('.stories.tsx')) return lettersOf(title) === lettersOf(named);
  // A title with values in it, like `shows ${path}`, is the title of several tests.
  let at = 0;
  return named.split(/\$\{[^}]+\}|%[sdi]|\$\w+/).every((part) => {
    const found = title.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}

type Outcome = 'passed' | 'failed' | 'notRun';

function outcomeOf(results: readonly TestResult[]): Outcome {
  if (results.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return results.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'notRun';
}

/** Returns the outcome of a rule of axe. It is tried in every story and fails those that break it, by its name. */
function ruleOutcome(rule: string, results: readonly TestResult[]): Outcome {
  const stories = results.filter(({ file }) => file.endsWith('.stories.tsx'));
  if (stories.some(({ message }) => new RegExp(`(?<![\\w-])${rule}(?![\\w-])`).test(message)))
    return 'failed';
  return stories.some(({ outcome }) => outcome === 'passed') ? 'passed' : 'notRun';
}

/** Returns a criterion after the last run of the tests: unmet with failed evidence, unknown with some that did not run. */
export function assess(criterion: Criterion, results: readonly TestResult[]): Assessed {
  if (criterion.state !== 'met') return { ...criterion, doubts: [] };
  const { tests, rules } = partsOf(criterion.evidence);
  const outcomes = [
    ...tests.map(({ file, title }) => ({
      name: `\`${file}\` "${title}"`,
      outcome: outcomeOf(results.filter((result) => result.file === file && isNamed(result, title))),
    })),
    ...rules.map((rule) => ({ name: `\`${rule}\``, outcome: ruleOutcome(rule, results) })),
  ];
  const namesOf = (wanted: Outcome) =>
    outcomes.flatMap(({ name, outcome }) => (outcome === wanted ? [name] : []));
  const failed = namesOf('failed');
  const notRun = namesOf('notRun');
  if (failed.length > 0)
    return { ...criterion, state: 'unmet', doubts: [`${texts.failed} ${failed.join(', ')}`] };
  if (notRun.length > 0)
    return { ...criterion, state: 'unknown', doubts: [`${texts.notRun} ${notRun.join(', ')}`] };
  return { ...criterion, doubts: [] };
}

/** The numbers of a declaration. */
export interface Summary extends Readonly<Record<State, number>> {
  /** The share in per cent of the criteria that are met, of those that apply and were tried: the rate of the RGAA. */
  readonly rate: number;
  /** The same share if everything that nobody has tried were not met. */
  readonly leastRate: number;
  readonly level: keyof typeof texts.levels;
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.floor((part / whole) * 1000) / 10);

/** Counts the states. The level is the one that is certain: what nobody has tried counts as not met. */
export function summarise(criteria: readonly Pick<Criterion, 'state'>[]): Summary {
  const count = (state: State) => criteria.filter((each) => each.state === state).length;
  const counts = {
    met: count('met'),
    unmet: count('unmet'),
    outOfScope: count('outOfScope'),
    unknown: count('unknown'),
  };
  const leastRate = percent(counts.met, counts.met + counts.unmet + counts.unknown);
  const atLeastHalf = leastRate >= 50 ? 'partial' : 'none';
  return {
    ...counts,
    rate: percent(counts.met, counts.met + counts.unmet),
    leastRate,
    level: leastRate === 100 ? 'full' : atLeastHalf,
  };
}
