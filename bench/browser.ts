import { launchBrowser } from '#scripts/browser.ts';
import { kB } from '#scripts/budgets/brotli.ts';
import { measureFirstPaints, row } from '#scripts/budgets/pages.ts';
import { signIn, storageWith, type TestServer } from '#scripts/testing/server.ts';
import { latencyOf, ms } from './timing.ts';

const visits = 5;

/**
 * Measures what a page downloads, and how long its first row takes, in a headless browser with an empty cache. Returns
 * rows of a name and a value.
 */
export async function measureBrowser(server: TestServer): Promise<string[][]> {
  const browser = await launchBrowser();
  try {
    const { login, list } = await measureFirstPaints(browser, server);
    const session = storageWith(server, await signIn(server));
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const context = await browser.newContext({ storageState: session });
      const page = await context.newPage();
      const started = performance.now();
      await page.goto(`${server.origin}/utilisateurs`, { waitUntil: 'commit' });
      await page.locator(row).first().waitFor();
      times.push(performance.now() - started);
      await context.close();
    }
    return [
      ['JavaScript to a painted login', kB(login.js)],
      ['CSS to a painted login', kB(login.css)],
      ['JavaScript to a painted list', kB(list.js)],
      ['CSS to a painted list', kB(list.css)],
      [`first row of a list (median of ${visits})`, ms(latencyOf(times).p50)],
    ];
  } finally {
    await browser.close();
  }
}
