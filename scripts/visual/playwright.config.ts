import { defineConfig } from '@playwright/test';
import { browserArgs, ensureBrowser } from '#scripts/browser.ts';
import { baselineFolder, root } from './stories.ts';

/** Renders the same way each time: nothing is left to another thread, letters are not hinted. */
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
 * The built Storybook: `opens` tries one story of each file, `screenshots` (`npm run visual`) compares every story
 * with its baseline. `-g button` names stories, `-u` accepts what differs.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  globalSetup: './build-storybook.ts',
  reporter: [['line'], ['html', { outputFolder: `${root}visual-report`, open: 'never' }]],
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 4,
  timeout: 120_000,
  use: { launchOptions: { executablePath: ensureBrowser(), args: browserArgs } },
  projects: [
    { name: 'opens', testMatch: 'opens.spec.ts', workers: 2 },
    {
      name: 'screenshots',
      testMatch: 'screenshots.spec.ts',
      use: { launchOptions: { executablePath: ensureBrowser(), args: [...browserArgs, ...renderingArgs] } },
      snapshotPathTemplate: `${baselineFolder}/{arg}{ext}`,
      // One machine renders alike to the last bit, so every pixel counts.
      expect: {
        timeout: 15_000,
        toHaveScreenshot: { threshold: 0, stylePath: './still.css' },
      },
    },
  ],
});
