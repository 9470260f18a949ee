/** One thing that `npm test` does. */
export interface Step {
  /** What `npm test -- <name>` runs it by. */
  readonly name: string;
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  /** The tests it runs report into a file; a step without a report counts as nothing unless it fails. */
  readonly report?: 'vitest' | 'playwright';
  /** Steps that must have passed for this one to mean anything. */
  readonly needs?: readonly string[];
}

/** Where reports are written. */
export const reportOf = (step: Step) => `test-results/${step.name}.json`;

const vitest = (name: string, ...args: string[]): Step['command'] => [
  'vitest',
  'run',
  ...args,
  '--reporter=default',
  '--reporter=json',
  `--outputFile=test-results/${name}.json`,
];

const node = ['-c', 'vitest.unit.config.ts'] as const;

/** In order; the steps of one group run side by side. */
export const plan: readonly (readonly Step[])[] = [
  [{ name: 'codegen', title: 'Styles (panda codegen)', command: ['panda', 'codegen', '--silent'] }],
  [
    {
      name: 'lint',
      title: 'Lint and format (biome)',
      command: ['biome', 'check', '--error-on-warnings', '.'],
    },
    { name: 'types', title: 'Types (tsc)', command: ['tsc', '--noEmit'], needs: ['codegen'] },
  ],
  [
    { name: 'unused', title: 'Unused code (knip)', command: ['knip'] },
    {
      name: 'architecture',
      title: 'Architecture',
      command: vitest('architecture', ...node, '--project', 'architecture'),
      report: 'vitest',
    },
  ],
  [
    {
      name: 'unit',
      title: 'Unit and server tests',
      command: vitest('unit', ...node, '--project', 'unit'),
      report: 'vitest',
      needs: ['codegen'],
    },
  ],
  [
    {
      name: 'build',
      title: 'Build (vite)',
      command: ['npm', 'run', '--silent', 'build'],
      needs: ['codegen'],
    },
  ],
  [
    {
      name: 'budgets',
      title: 'Bytes and requests',
      command: ['node', 'scripts/budgets/budgets.ts'],
      needs: ['build'],
    },
  ],
  [
    {
      name: 'stories',
      title: 'Stories in light and dark, each through axe',
      command: vitest('stories', '--project', 'stories'),
      report: 'vitest',
      needs: ['codegen'],
    },
  ],
  [
    {
      name: 'storybook',
      title: 'The built Storybook opens, offline',
      command: ['playwright', 'test', '-c', 'scripts/visual/playwright.config.ts', '--project', 'opens'],
      needs: ['codegen'],
    },
  ],
  [
    {
      name: 'e2e',
      title: 'The product in a browser (playwright)',
      command: ['playwright', 'test'],
      report: 'playwright',
      needs: ['build'],
    },
  ],
];
