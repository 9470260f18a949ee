import { spawnSync } from 'node:child_process';
import { root } from '#scripts/root.ts';
import { storybookFolder } from './stories.ts';

/** Builds Storybook before the tests run, unless `STORYBOOK_DIR` names a built one. */
export default function buildStorybook(): void {
  if (process.env['STORYBOOK_DIR'] !== undefined) return;
  const args = ['build', '--quiet', '--disable-telemetry', '-o', storybookFolder];
  const { status } = spawnSync('node_modules/.bin/storybook', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Storybook could not be built: npm run build-storybook shows why.');
}
