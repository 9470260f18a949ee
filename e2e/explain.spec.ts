import { readFile } from 'node:fs/promises';
import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';

test('an administrator turns the explanation on, sees the call of a list, and saves a file without personal data', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/users?page=1&limit=10');
  await page.goto('/etat-du-service');
  await page.getByRole('switch', { name: t('pages.serviceState.support.switch'), exact: true }).check();
  const button = page.getByRole('button', { name: t('explain.title') });
  await expect(button).toBeVisible();
  await page
    .getByRole('link', { name: t('resources.users.name') })
    .first()
    .click();
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('resources.users.name'));
  await page.goBack();
  await expect(page.locator('[data-row-link]').first()).toBeVisible();

  await page.keyboard.press('i');
  const sheet = page.getByRole('dialog', { name: t('explain.title') });
  await expect(sheet.getByText('resources/users.ts')).toBeVisible();
  // A list may have been read again, to find what is newer.
  const callOf = (path: string) =>
    sheet.getByRole('button', { name: `/api/v1/admin/${path} ?page=1` }).first();
  await callOf('users').click();
  await expect(sheet.getByText('users.list', { exact: true })).toBeVisible();
  await expect(sheet.getByText(t('explain.conforms')).first()).toBeVisible();
  await expect(sheet.getByRole('group', { name: t('explain.body') })).toContainText('items: [ ]');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: t('explain.download') }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('"users.one"');
  // The number depends on the calls that have ended before.
  expect(text).toMatch(/"path": "\/utilisateurs\/id-\d+"/);
  // The responses are kept, too: choices as they are, everything else hidden.
  expect(text).toMatch(/"name": "…",[^}]*"role": "(client|driver|admin)"/);
  // The seeded administrator is named as their role, which is a text of the product.
  const people = body.data.items.filter(({ name }: { name: string }) => name.includes(' '));
  expect(people.length).toBeGreaterThan(5);
  for (const { id, name, email, phone } of people)
    for (const personal of [id, name, email, ...(phone === null ? [] : [phone])])
      expect(text).not.toContain(personal);

  // It is this person's choice in this browser: the next page explains its first call, too.
  await page.goto('/journal');
  await button.click();
  await callOf('activity').click();
  await expect(sheet.getByText('activity.list', { exact: true })).toBeVisible();
});
