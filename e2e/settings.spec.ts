import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';

test.describe('the password', () => {
  const fill = async (page: Page, current: string, next: string) => {
    await page.getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true }).fill(current);
    await page.getByLabel(t('pages.settings.password.fields.newPassword'), { exact: true }).fill(next);
    await page.getByRole('button', { name: t('pages.settings.password.submit') }).click();
  };

  test('needs both fields and the current password', async ({ page }) => {
    await page.goto('/parametres');
    await expect(page.getByRole('tab', { name: t('pages.settings.tabs.password') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: t('pages.settings.password.submit') }).click();
    await expect(page.getByText(t('validation.required'))).toHaveCount(2);
    await fill(page, 'pas le bon', 'un autre mot de passe');
    await expect(page.getByText(t('server.wrongPassword'))).toBeVisible();
    await expect(
      page.getByLabel(t('pages.settings.password.fields.newPassword'), { exact: true }),
    ).toHaveValue('un autre mot de passe');
  });

  test('is changed, then the form is empty', async ({ page }) => {
    // The server's tests cover the real call: here it would change the password of a shared administrator.
    await page.route('**/users/me/password', (route) => route.fulfill({ json: { message: 'Fait.' } }));
    await page.goto('/parametres?tab=password');
    const requestPromise = page.waitForRequest('**/users/me/password');
    await fill(page, 'ancien', 'un nouveau secret');
    expect((await requestPromise).postDataJSON()).toEqual({
      currentPassword: 'ancien',
      newPassword: 'un nouveau secret',
    });
    await expect(toast(page, t('pages.settings.password.success'))).toBeVisible();
    await expect(
      page.getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true }),
    ).toHaveValue('');
    await expect(
      page.getByLabel(t('pages.settings.password.fields.newPassword'), { exact: true }),
    ).toHaveValue('');
  });
});
