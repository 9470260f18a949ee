import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserArgs, findControlledBrowser } from './scripts/browser.ts';
import { nodeProjects } from './vitest.unit.config.ts';

const executablePath = findControlledBrowser();

/** Every story is a test: it renders, its play function passes, and axe finds nothing in either theme. */
const stories: TestProjectConfiguration = {
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    setupFiles: [
      '.storybook/without-recording.ts',
      '.storybook/hidden-frame.ts',
      '.storybook/aria-snapshots.ts',
    ],
    isolate: false,
    // An unattended run tries a failed test again, since the machine may be busy, and lists it in the summary.
    retry: process.env['CI'] === undefined ? 0 : 1,
    maxWorkers: 2,
    // The longest stories take two seconds. A busy machine takes ten times as long.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        // Times are shown in the time zone of the browser: the stories show the same times on every machine.
        contextOptions: { timezoneId: 'Europe/Paris' },
        launchOptions: { args: browserArgs, ...(executablePath !== undefined && { executablePath }) },
      }),
    },
  },
};

export default defineConfig({
  test: { projects: [...nodeProjects, stories] },
});
