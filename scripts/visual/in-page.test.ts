import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '#scripts/browser.ts';
import { redrawImages } from './in-page.ts';

const rounded = 'width: 56px; height: 56px; overflow: hidden; border-radius: 12px; background: #111';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a rounded picture has the same pixels if its frame was painted before or after it was decoded', async () => {
  const page = await browser.newPage({ viewport: { width: 100, height: 100 } });
  const photo = (await page.screenshot()).toString('base64');
  await page.setContent(
    `<div style="${rounded}"><img alt="" src="data:image/png;base64,${photo}" width="56" height="56"></div>`,
  );
  // The picture is decoded for the first paint, and so after the frame is painted.
  await page.screenshot();
  await page.evaluate(redrawImages);
  const before = await page.screenshot();
  await page.locator('div').evaluate((frame) => {
    frame.style.outline = '1px solid transparent';
  });
  await page.evaluate(redrawImages);
  const after = await page.screenshot();
  expect(before.equals(after)).toBe(true);
});
