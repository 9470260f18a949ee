import { t } from '#lib/i18n/i18n.ts';
import { administrator } from '#scripts/testing/server.ts';
import { expect, openTab, test } from './test.ts';

test.use({ session: 'own' });

const asked = t('sessionEnd.title', { count: 2 });

test('the question appears in each tab; staying, and signing in again in place, counts for all of them', async ({
  page,
  pageErrors,
}) => {
  // One clock for all tabs.
  const { clock } = page.context();
  await clock.install();
  await page.goto('/parametres');
  const draft = page.getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true });
  await draft.fill('à moitié');
  const other = await openTab(page, pageErrors, '/categories');
  const tabs = [page, other];
  const question = (tab: typeof page, name: string) => tab.getByRole('alertdialog', { name });
  const closed = () => Promise.all(tabs.map((tab) => expect(tab.getByRole('alertdialog')).toHaveCount(0)));

  // The notices load at rest, and learn how long the session lasts.
  const learnt = tabs.map((tab) => tab.waitForResponse('**/users/me/sessions'));
  await clock.fastForward('00:04');
  await Promise.all(learnt);
  await clock.fastForward('57:45');
  for (const tab of tabs) await expect(question(tab, asked)).toBeVisible();
  await question(other, asked)
    .getByRole('button', { name: t('sessionEnd.stay') })
    .click();
  await closed();

  await clock.fastForward('01:01:00');
  for (const tab of tabs) await expect(question(tab, t('auth.expired'))).toBeVisible();
  await page
    .getByLabel(t('sessionEnd.password', { email: administrator.email }))
    .fill(administrator.password);
  await page.getByRole('button', { name: t('sessionEnd.again') }).click();
  await closed();
  await expect(page).toHaveURL('/parametres');
  await expect(draft).toHaveValue('à moitié');
});
