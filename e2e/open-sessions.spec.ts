import { t } from '#lib/i18n/i18n.ts';
import { administrator } from '#scripts/testing/server.ts';
import { expect, test, toast } from './test.ts';

const title = t('security.sessions.title');

test('an administrator sees their other session and ends it, and its tokens are refused', async ({
  page,
  browser,
  server,
}) => {
  const other = await browser.newContext({ userAgent: 'curl/8.5.0', baseURL: server.origin });
  const signedIn = await other.request.post('/auth/signin', { data: administrator });
  expect(signedIn.ok()).toBe(true);
  const { data } = await signedIn.json();
  const asOther = () =>
    other.request.get('/api/v1/users/me', { headers: { Authorization: `Bearer ${data.access_token}` } });
  expect((await asOther()).status()).toBe(200);

  await page.goto('/parametres?tab=security');
  const rows = page.getByRole('table', { name: title }).getByRole('row');
  await expect(rows.nth(1)).toContainText(t('security.sessions.current'));
  // The tests began the shared session with a call of Node.
  await expect(rows.nth(1)).toContainText('node');
  await page
    .getByRole('button', { name: t('security.sessions.endNamed', { device: 'curl' }) })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('security.sessions.confirm') })
    .click();
  await expect(toast(page, t('security.sessions.ended'))).toBeVisible();
  expect((await asOther()).status()).toBe(401);
  await other.close();
});
