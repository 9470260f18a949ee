import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs, ensureBrowser, findControlledBrowser } from '#scripts/browser.ts';
import { root } from '#scripts/root.ts';
import { baselineFolder } from './stories.ts';

/** The arguments for the same pixels each time: rendering in one thread, and no font hinting. */
const renderingArgs = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
];

/**
 * The built Storybook: `opens` tries one story of each group, `screenshots` (`npm run visual`) compares every story with its
 * baseline. `-g button` names stories, `-u` accepts what differs.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  globalSetup: './build-storybook.ts',
  reporter: [['line'], ['html', { outputFolder: join(root, 'visual-report'), open: 'never' }]],
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 4,
  timeout: 120_000,
  projects: [
    {
      name: 'opens',
      testMatch: 'opens.spec.ts',
      workers: 2,
      use: {
        launchOptions: { executablePath: findControlledBrowser() ?? ensureBrowser(), args: browserArgs },
      },
      // Other tests run at the same time.
      expect: { timeout: 30_000 },
    },
    {
      name: 'screenshots',
      testMatch: 'screenshots.spec.ts',
      // Looks at the baseline as a whole, when all screenshots of this run are taken.
      teardown: 'baseline',
      use: { launchOptions: { executablePath: ensureBrowser(), args: [...browserArgs, ...renderingArgs] } },
      snapshotPathTemplate: `${baselineFolder}/{arg}{ext}`,
      // One machine renders identical pixels each time, so no difference is tolerated.
      expect: {
        timeout: 15_000,
        toHaveScreenshot: { threshold: 0, stylePath: './still.css' },
      },
    },
    { name: 'baseline', testMatch: 'baseline.spec.ts' },
  ],
});
