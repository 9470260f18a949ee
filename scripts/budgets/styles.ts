import type { Browser, Page } from 'playwright-core';
import * as z from 'zod/mini';
import fr from '#locales/fr.json' with { type: 'json' };
import { rowSelector } from './pages.ts';

/** The events of a trace for which the browser has computed styles. */
const computed = z.object({
  name: z.literal('UpdateLayoutTree'),
  args: z.object({ elementCount: z.number() }),
});

/** The pause in milliseconds in which a page becomes idle. */
const idleMs = 4_000;

/**
 * Returns the number of elements whose styles the browser computes while a list shows its next page, an element as often as it
 * is computed. A rule like `:has(…) ~ *` can make that the whole page. Throws if the browser reports no styles.
 */
export async function stylesOfNextPage(browser: Browser, page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.locator(rowSelector).first().waitFor();
  const next = page.getByRole('button', { name: fr.list.next });
  await next.hover();
  await page.waitForTimeout(idleMs);
  // What loads with the first use is not part of the others.
  await next.click();
  await page.waitForTimeout(1_000);

  const devTools = await browser.newBrowserCDPSession();
  const events: unknown[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  const before = await page.locator('tbody').textContent();
  await next.click();
  await page.waitForFunction((text) => document.querySelector('tbody')?.textContent !== text, before);
  await page.waitForTimeout(500);
  const complete = new Promise<void>((resolve) => devTools.once('Tracing.tracingComplete', () => resolve()));
  await devTools.send('Tracing.end');
  await complete;
  const counts = events.flatMap((event) => {
    const { data } = computed.safeParse(event);
    return data === undefined ? [] : [data.args.elementCount];
  });
  if (counts.length === 0) throw new Error('The trace has no computed styles: another version of Chromium?');
  return counts.reduce((sum, count) => sum + count, 0);
}
