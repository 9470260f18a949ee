/** One step of `npm test`. */
export interface Step {
  /** Its name in `npm test -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** A program of the project's packages and its arguments, with spaces between. */
  readonly command: string;
  /** The step that must pass before this one. */
  readonly needs: string | undefined;
  /** The format of the report that it writes. A step without one counts only if it fails. */
  readonly report: 'vitest' | 'playwright' | undefined;
  /** Variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Returns the path of a step's report. */
export const reportPath = ({ name }: Pick<Step, 'name'>) => `test-results/${name}.json`;

const step = (
  name: string,
  title: string,
  command: string,
  needs?: string,
  report?: Step['report'],
): Step => ({ name, title, command, needs, report });

const vitest = (name: string, title: string, args: string, needs?: string): Step => {
  const reporters = `--reporter=default --reporter=json --outputFile=${reportPath({ name })}`;
  return step(name, title, `vitest run ${args} ${reporters}`, needs, 'vitest');
};

const inNode = '-c vitest.unit.config.ts --project';
const opens = 'playwright test -c scripts/visual/playwright.config.ts --project opens --reporter line';

/** The steps in order. The steps of one group run at the same time. */
export const plan: readonly (readonly Step[])[] = [
  [step('codegen', 'Styles (panda codegen)', 'panda codegen --silent')],
  [
    step('lint', 'Lint and format (biome)', 'biome check --error-on-warnings .'),
    step('types', 'Types (tsc)', 'npm run --silent types', 'codegen'),
    step('resources', 'Descriptors', 'node scripts/descriptors/check.ts'),
    step('unused', 'Unused code (knip)', 'knip'),
    vitest('architecture', 'Architecture', `${inNode} architecture`),
  ],
  [step('build', 'Build (vite)', 'npm run --silent build', 'codegen')],
  // The unit tests wait for programs, a build of Storybook uses one core at a time, and the budgets wait for pages.
  [
    vitest('unit', 'Unit and server tests', `${inNode} unit --project programs`, 'codegen'),
    step('storybook', 'The built Storybook opens, offline', opens, 'codegen'),
    step('budgets', 'Bytes and requests', 'node scripts/budgets/budgets.ts', 'build'),
  ],
  // With the production build of React, as it is served: the one for development needs a tenth more processor time.
  [
    {
      ...vitest('stories', 'Stories in light and dark, each through axe', '--project stories', 'codegen'),
      env: { NODE_ENV: 'production' },
    },
  ],
  [step('e2e', 'The product in a browser (playwright)', 'playwright test', 'build', 'playwright')],
];
