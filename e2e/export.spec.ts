import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';

const title = t('export.title', { list: t('resources.rides.name') });

/** Opens the dialog, chooses a format and returns the path of the saved file, with its name. */
async function exportRides(page: Page, format: 'csv' | 'xlsx') {
  await page.goto('/courses?sort=-price');
  await page.getByRole('button', { name: t('common.export') }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByText(t(`export.formats.${format}.label`), { exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('common.export') }).click();
  const file = await download;
  return { name: file.suggestedFilename(), path: await file.path() };
}

test('all rides are exported to CSV, in the order of the list', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/rides?page=1&limit=1&sort=-price');
  // The message is shown for some seconds only.
  const reported = expect(toast(page, /exportées\.$/)).toBeVisible({ timeout: 60_000 });
  const { name, path } = await exportRides(page, 'csv');
  await reported;
  expect(name).toMatch(/^courses-\d{4}-\d{2}-\d{2}\.csv$/);
  const [headings = '', first = '', ...others] = (await readFile(path, 'utf8')).split('\r\n');
  expect(headings).toContain(
    `${t('resources.rides.fields.reference')};${t('resources.rides.fields.status')}`,
  );
  expect(first).toContain(`${body.data.items[0].reference};`);
  expect(first).toContain(String(body.data.items[0].price).replace('.', ','));
  // Another test may have added or deleted a ride meanwhile.
  expect(Math.abs(others.length - body.data.total)).toBeLessThan(5);
});

test('a spreadsheet has numbers and dates, and its worker obeys the policy of the page', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/rides?page=1&limit=1&sort=-price');
  const { path } = await exportRides(page, 'xlsx');
  const [headings = [], first = []] = await readSheet(path);
  const [price, createdAt] = [t('resources.rides.fields.price'), t('resources.rides.fields.createdAt')].map(
    (label) => headings.findIndex((heading) => String(heading).startsWith(label)),
  );
  expect(first[price ?? -1]).toBe(Number(body.data.items[0].price));
  expect(first[createdAt ?? -1]).toBeInstanceOf(Date);
});
