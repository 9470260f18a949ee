import { expect, expectErrors, missingFile, test } from './test.ts';

test.use({ tab: 'new' });

test('a missing style sheet is requested again after ever longer pauses, until it is there', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  await page.goto('/options');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  let requests = 0;
  let isMissing = true;
  await page.route('**/assets/palette-frame-*.css', (route) => {
    requests += 1;
    return isMissing ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.keyboard.press('Control+k');
  // The link has the length of its next pause once its error was noticed and the pause has begun.
  const nextPause = page.locator('link[rel=stylesheet][data-pause]');
  await expect(nextPause).toHaveAttribute('data-pause', '4000');
  expect(requests).toBe(1);
  await page.clock.runFor(2_000);
  await expect(nextPause).toHaveAttribute('data-pause', '8000');
  expect(requests).toBe(2);
  await page.clock.runFor(3_900);
  expect(requests).toBe(2);
  isMissing = false;
  await page.clock.runFor(100);
  await expect.poll(() => requests).toBe(3);
  await page.clock.runFor(60_000);
  expect(requests).toBe(3);
  const sheets = () => page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? '').join());
  await expect.poll(sheets).toContain('/palette-frame-');
  expectErrors(pageErrors, missingFile);
});
