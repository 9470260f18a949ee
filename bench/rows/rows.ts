import { stat } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { ms } from '#bench/timing.ts';
import { t } from '#lib/i18n/i18n.ts';
import { launchBrowser } from '#scripts/browser.ts';
import { kB } from '#scripts/budgets/brotli.ts';
import { signedInContext } from '#scripts/budgets/pages.ts';
import type { TestServer } from '#scripts/testing/server.ts';

/** The longest time that one step may take, in milliseconds. */
const stepTimeoutMs = 30 * 60_000;

/** Runs in the page: keeps the duration of its longest task in `window.longest`, in milliseconds. */
function watch(): void {
  Reflect.set(window, 'longest', 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Reflect.set(window, 'longest', Math.max(duration, Number(Reflect.get(window, 'longest'))));
  }).observe({ type: 'longtask' });
}

/** Measures an act of a user: its seconds, and the longest task of the page during it. */
async function measured<Result>(page: Page, act: () => Promise<Result>) {
  await page.evaluate(() => Reflect.set(window, 'longest', 0));
  const started = performance.now();
  const result = await act();
  const seconds = (performance.now() - started) / 1000;
  // The observer is told of a task some time after it.
  await page.waitForTimeout(200);
  const longest = await page.evaluate(() => Number(Reflect.get(window, 'longest')));
  return { result, cells: [`${seconds.toFixed(1)} s`, longest === 0 ? '< 50 ms' : ms(longest)] };
}

/** Saves a file with the button of a dialog or of the selection. Returns its bytes. */
async function exportFrom(page: Page, owner: Page | Locator, format: 'csv' | 'xlsx'): Promise<number> {
  await owner.getByRole('button', { name: t('common.export') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t(`export.formats.${format}.label`), { exact: true }).click();
  const download = page.waitForEvent('download', { timeout: stepTimeoutMs });
  await dialog.getByRole('button', { name: t('common.export') }).click();
  const { size } = await stat(await (await download).path());
  await dialog.waitFor({ state: 'detached' });
  return size;
}

/**
 * Measures a list of very many rows in a browser: exports of all of it, the selection of all of it, exports of this
 * selection, and the question of a bulk action on it. Returns a row for each, with its seconds, the longest task of the
 * page, and the bytes of the file.
 */
export async function measureRows(server: TestServer): Promise<string[][]> {
  const browser = await launchBrowser();
  try {
    const page = await (await signedInContext(browser, server)).newPage();
    await page.addInitScript(watch);
    await page.goto(`${server.origin}/utilisateurs`);
    const main = page.getByRole('main');
    const rows: string[][] = [];
    const add = (what: string, { result, cells }: { result: number | undefined; cells: readonly string[] }) =>
      rows.push([what, ...cells, result === undefined ? '' : kB(result)]);
    for (const format of ['csv', 'xlsx'] as const)
      add(`export of all, ${format}`, await measured(page, () => exportFrom(page, main, format)));

    await page.getByRole('checkbox', { name: t('list.selectPage') }).click();
    const bar = page.getByRole('group', { name: t('bulk.selection') });
    const [name = ''] = t('bulk.selectAll', { count: 2, number: '…' }).split('…');
    const all = bar.getByRole('button', { name });
    await all.waitFor();
    const select = async () => {
      await all.click();
      await bar
        .getByRole('button', { name: t('common.cancel') })
        .waitFor({ state: 'detached', timeout: stepTimeoutMs });
      await all.waitFor({ state: 'detached' });
      return undefined;
    };
    add('selection of all', await measured(page, select));
    for (const format of ['csv', 'xlsx'] as const)
      add(`export of the selection, ${format}`, await measured(page, () => exportFrom(page, bar, format)));
    const ask = async () => {
      await bar.getByRole('button').filter({ hasText: /\(/ }).first().click();
      await page.getByRole('alertdialog').waitFor();
      return undefined;
    };
    add('question of a bulk action', await measured(page, ask));
    return rows;
  } finally {
    await browser.close();
  }
}
