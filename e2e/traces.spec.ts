import type { Response } from '@playwright/test';
import { expect, test } from './test.ts';

const idOf = (header: string | undefined) => header?.split('-')[1];

test('each call of a page begins a trace, which the service continues', async ({ page }) => {
  const calls: Response[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) calls.push(response);
  });
  await page.goto('/utilisateurs');
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
  // The boot script has made the first calls. This one is made by the app.
  await page.goto('/utilisateurs?page=2');
  await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
  const traces = await Promise.all(
    calls.map(async (response) => ({
      sent: idOf((await response.request().allHeaders())['traceparent']),
      continued: idOf((await response.allHeaders())['traceparent']),
    })),
  );
  expect(traces.length).toBeGreaterThan(3);
  for (const { sent, continued } of traces) {
    expect(sent).toMatch(/^[\da-f]{32}$/);
    expect(continued).toBe(sent);
  }
  expect(new Set(traces.map(({ sent }) => sent)).size).toBe(traces.length);
});
