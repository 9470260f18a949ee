/** One step of `npm test`. */
export interface Step {
  /** Its name in `npm test -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** A program of the project's packages and its arguments, with spaces between. */
  readonly command: string;
  /** The steps that must pass before this one. */
  readonly needs: readonly string[];
  /** The format of the report that it writes. Without a report, only a failure of the step is counted. */
  readonly report: 'vitest' | 'playwright' | undefined;
  /** Variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Returns the path of a step's report. */
export const reportPath = ({ name }: Pick<Step, 'name'>) => `test-results/${name}.json`;

const step = (name: string, title: string, command: string, ...needs: readonly string[]): Step => ({
  name,
  title,
  command,
  needs,
  report: undefined,
});

const vitest = (name: string, title: string, args: string, ...needs: readonly string[]): Step => {
  const reporters = `--reporter=default --reporter=json --outputFile=${reportPath({ name })}`;
  return { ...step(name, title, `vitest run ${args} ${reporters}`, ...needs), report: 'vitest' };
};

const inNode = '-c vitest.unit.config.ts --project';
const opens = 'playwright test -c scripts/visual/playwright.config.ts --project opens --reporter line';

/** Finds a Chromium or installs one. It runs whenever another step needs it. */
export const browser = step('browser', 'Chromium for the tests', 'node scripts/browser.ts');

/** Steps that run one after the other. */
export type Lane = readonly Step[];

/** The parts of `npm test` in order. The lanes of one part run at the same time. */
export const plan: readonly (readonly Lane[])[] = [
  [[step('codegen', 'Styles (panda codegen)', 'panda codegen --silent')]],
  [
    [browser],
    [step('lint', 'Lint and format (biome)', 'biome check --error-on-warnings .')],
    [step('types', 'Types (tsc)', 'npm run --silent types', 'codegen')],
    [step('resources', 'Descriptors', 'node scripts/descriptors/check.ts')],
    [step('unused', 'Unused code (knip)', 'knip')],
    [vitest('architecture', 'Architecture', `${inNode} architecture`)],
    [step('build', 'Build (vite)', 'npm run --silent build', 'codegen')],
  ],
  // Two lanes, side by side: the stories use one and a half of two cores, and the tests of programs mostly wait for these
  // programs. The browser tests need every core: they come last in their lane, when the stories are almost done.
  [
    [
      step('storybook', 'The built Storybook opens, offline', opens, 'codegen', 'browser'),
      step('budgets', 'Bytes and requests', 'node scripts/budgets/budgets.ts', 'build', 'browser'),
      vitest('unit', 'Unit tests', `${inNode} unit --project server`, 'codegen'),
      vitest('programs', 'Tests that start servers and programs', `${inNode} programs`, 'codegen'),
      {
        ...step('e2e', 'The product in a browser (playwright)', 'playwright test', 'build', 'browser'),
        report: 'playwright',
      },
    ],
    // With the production build of React, as it is served: the one for development needs a tenth more processor time.
    [
      {
        ...vitest(
          'stories',
          'Stories in light and dark, each through axe',
          '--project stories',
          'codegen',
          'browser',
        ),
        env: { NODE_ENV: 'production' },
      },
    ],
  ],
];
