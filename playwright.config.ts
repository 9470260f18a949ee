import { defineConfig } from '@playwright/test';
import { browserArgs, findControlledBrowser } from './scripts/browser.ts';

const executablePath = findControlledBrowser();

/** The product in a real browser. Each worker has the real server and a database of its own (e2e/test.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: process.env['CI'] !== undefined,
  // An unattended run tries a failed test again, since the machine may be busy, and lists it in the summary.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A test waits for timers, frames and the server for a third of its time. A third worker uses what two cores have left then.
  workers: 3,
  // A busy machine takes several times as long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // Recording costs a fifth of the time, so it is on request (CONTRIBUTING.md).
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args: browserArgs, ...(executablePath !== undefined && { executablePath }) },
  },
});
