import { chromium } from 'playwright-core';
import { browserArgs, ensureBrowser } from '#scripts/browser.ts';
import { row, signedIn } from '#scripts/budgets/pages.ts';
import type { TestServer } from '#scripts/testing/server.ts';
import { latencyOf } from './timing.ts';

const visits = 5;

/** Returns the median time, in milliseconds, until a headless browser with an empty cache shows the first row of a list. */
export async function timeToFirstRow(server: TestServer): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  try {
    const storageState = await (await signedIn(browser, server)).storageState();
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext({ storageState });
      const page = await context.newPage();
      const started = performance.now();
      await page.goto(`${server.origin}/utilisateurs`, { waitUntil: 'commit' });
      await page.locator(row).first().waitFor();
      times.push(performance.now() - started);
      await context.close();
    }
    return latencyOf(times).p50;
  } finally {
    await browser.close();
  }
}
