import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '#scripts/root.ts';
import { storybookFolder } from './stories.ts';

/** Builds Storybook before the tests run, unless `STORYBOOK_DIR` names a built one. */
export default function buildStorybook(): void {
  if (process.env['STORYBOOK_DIR'] !== undefined) return;
  const { status } = spawnSync('storybook', ['build', '--quiet', '-o', storybookFolder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  });
  if (status !== 0) throw new Error('Storybook could not be built: npm run build-storybook shows why.');
}
