import * as z from 'zod/mini';
import { namedTests, rowsOf, textOf } from '#scripts/checks/named-tests.ts';

const texts = z
  .object({
    states: z.object({ met: z.string(), unmet: z.string(), outOfScope: z.string(), unknown: z.string() }),
    levels: z.object({ full: z.string(), partial: z.string(), none: z.string() }),
    failed: z.string(),
    notRun: z.string(),
    nothing: z.string(),
  })
  .parse(JSON.parse(textOf('docs/rgaa/texts.json')));

export { texts };

/** Whether a criterion is met. `unknown`: nobody has tried it yet. */
export type State = keyof typeof texts.states;
const states = ['met', 'unmet', 'outOfScope', 'unknown'] as const;

/** A criterion of the RGAA, with its state for this product as the document gives it. */
export interface Criterion {
  /** "10.4" */
  readonly number: string;
  readonly title: string;
  /** The criteria of the WCAG behind it. */
  readonly wcag: string;
  readonly state: State;
  /** What shows the state, as it is written. */
  readonly evidence: string;
}

/** Returns the criteria in the tables of a document. Throws at a row with an unknown state. */
export const readCriteria = (document: string): Criterion[] =>
  rowsOf(document).map((row) => {
    const [number = '', title = '', wcag = '', stateText = '', evidence = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const state = states.find((name) => texts.states[name] === stateText);
    if (state === undefined) throw new Error(`${number}: “${stateText}” is not a state.`);
    return { number, title, wcag, state, evidence };
  });

/** The tests, the rules of axe and the trials that evidence names: `file.ts` "title", `rule-of-axe`, essai 3. */
export const partsOf = (evidence: string) => ({
  tests: namedTests(evidence).flatMap(({ file, title }) => (title === undefined ? [] : [{ file, title }])),
  rules: [...evidence.matchAll(/`([a-z-]+)`/g)].map(([, rule = '']) => rule),
  trials: [...evidence.matchAll(/essai (\d+)/g)].map(([, number = '']) => number),
});
