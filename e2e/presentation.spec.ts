import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';

test('toasts are at the bottom right and disappear after four seconds', async ({ page }) => {
  // The timer that removes a toast waits for the event `timer-end` instead, so that a slow machine does not matter.
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const setStoppedTimeout = (run: TimerHandler, time?: number, ...given: unknown[]) => {
      if (typeof run !== 'function' || time === undefined || time < 3_000 || time > 5_000)
        return start(run, time, ...given);
      document.documentElement.dataset['stopped'] = String(time);
      window.addEventListener('timer-end', () => run(...given), { once: true });
      return start(() => undefined, 0);
    };
    window.setTimeout = Object.assign(setStoppedTimeout, start);
  });
  await page.route('**/users/me/password', (route) => route.fulfill({ json: { message: 'Fait.' } }));
  await page.goto('/parametres');
  await page.getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true }).fill('ancien');
  await page.getByLabel(t('codes.newPassword'), { exact: true }).fill('un nouveau secret');
  await page.getByRole('button', { name: t('codes.reset.submit') }).click();
  const message = toast(page, t('codes.reset.success'));
  await expect(message).toBeVisible();
  await expect(message).toHaveAttribute('data-y-position', 'bottom');
  await expect(message).toHaveAttribute('data-x-position', 'right');
  expect((await message.boundingBox())?.width).toBeCloseTo(356, 0);
  await expect(page.locator('html')).toHaveAttribute('data-stopped', '4000');
  await page.evaluate(() => window.dispatchEvent(new Event('timer-end')));
  await expect(message).toHaveCount(0);
});

test('a printed list names its filters and the date, begins below its title, and each sheet has the headings', async ({
  page,
}) => {
  await page.goto('/utilisateurs?limit=50&role=client');
  await expect(page.getByRole('row')).toHaveCount(51);
  const filter = page.locator('[data-print=show]');
  await expect(filter).toBeVisible();
  await expect(page.getByRole('button', { name: t('columns.title') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText(/^Imprimé le \d{2} /)).toBeVisible();
  await expect(filter).toBeVisible();
  const head = page.getByRole('grid').locator('thead');
  await expect(head).toHaveCSS('display', 'table-header-group');
  await expect(head).toHaveCSS('position', 'static');
  const kept = await page.getByRole('grid').evaluate((table) =>
    ['section', 'article', 'figure'].filter((name) => {
      const around = table.closest(name);
      return around !== null && getComputedStyle(around).breakInside === 'avoid';
    }),
  );
  expect(kept).toEqual([]);
  expect(await sheetSize(page)).toEqual([842, 595]);
  await page.goto('/etablissements');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('term').first()).toBeVisible();
  expect(await sheetSize(page)).toEqual([595, 842]);
});

/** Returns the width and height of the printed sheets, in points. */
async function sheetSize(page: Page): Promise<number[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, size = ''] = /\/MediaBox ?\[([^\]]*)\]/.exec(pdf.toString('latin1')) ?? [];
  return size
    .trim()
    .split(' ')
    .slice(2)
    .map((side) => Math.round(Number(side)));
}
