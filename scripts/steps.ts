/** One step of `npm test`. */
export interface Step {
  /** Its name in `npm test -- <name>`. */
  readonly name: string;
  readonly title: string;
  /** A program of the project's packages and its arguments, with spaces between. */
  readonly command: string;
  /** The format of the report that it writes. A step without one counts only if it fails. */
  readonly report?: 'vitest' | 'playwright';
  /** The steps that must pass before this one. */
  readonly needs?: readonly string[];
}

/** Returns the path of a step's report. */
export const reportPath = ({ name }: Step) => `test-results/${name}.json`;

const vitest = (name: string, args: string) =>
  `vitest run ${args} --reporter=default --reporter=json --outputFile=test-results/${name}.json`;
const inNode = '-c vitest.unit.config.ts --project';
const styles = ['codegen'];

/** The steps in order. The steps of one group run at the same time. */
export const plan: readonly (readonly Step[])[] = [
  [{ name: 'codegen', title: 'Styles (panda codegen)', command: 'panda codegen --silent' }],
  [
    { name: 'lint', title: 'Lint and format (biome)', command: 'biome check --error-on-warnings .' },
    { name: 'types', title: 'Types (tsc)', command: 'tsc --noEmit', needs: styles },
  ],
  [
    { name: 'unused', title: 'Unused code (knip)', command: 'knip' },
    {
      name: 'architecture',
      title: 'Architecture',
      command: vitest('architecture', `${inNode} architecture`),
      report: 'vitest',
    },
  ],
  [
    {
      name: 'unit',
      title: 'Unit and server tests',
      command: vitest('unit', `${inNode} unit`),
      report: 'vitest',
      needs: styles,
    },
  ],
  [{ name: 'build', title: 'Build (vite)', command: 'npm run --silent build', needs: styles }],
  [
    {
      name: 'budgets',
      title: 'Bytes and requests',
      command: 'node scripts/budgets/budgets.ts',
      needs: ['build'],
    },
  ],
  [
    {
      name: 'stories',
      title: 'Stories in light and dark, each through axe',
      command: vitest('stories', '--project stories'),
      report: 'vitest',
      needs: styles,
    },
  ],
  [
    {
      name: 'storybook',
      title: 'The built Storybook opens, offline',
      command: 'playwright test -c scripts/visual/playwright.config.ts --project opens --reporter line',
      needs: styles,
    },
  ],
  [
    {
      name: 'e2e',
      title: 'The product in a browser (playwright)',
      command: 'playwright test',
      report: 'playwright',
      needs: ['build'],
    },
  ],
];
