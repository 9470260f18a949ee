import { t } from '#lib/i18n/i18n.ts';
import { administrator } from '#scripts/testing/server.ts';
import { expect, openTab, test } from './test.ts';

test.use({ session: 'own', tab: 'new' });

const title = t('sessionEnd.title', { count: 2 });

test('each tab asks before the session ends; an answer or a sign-in in one tab counts for all of them', async ({
  page,
  pageErrors,
}) => {
  // All tabs of a context share its clock.
  const { clock } = page.context();
  await clock.install();
  await page.goto('/parametres');
  const draft = page.getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true });
  await draft.fill('à moitié');
  const other = await openTab(page, pageErrors, '/journal');
  const tabs = [page, other];
  const question = (tab: typeof page, name: string) => tab.getByRole('alertdialog', { name });
  const closed = () => Promise.all(tabs.map((tab) => expect(tab.getByRole('alertdialog')).toHaveCount(0)));

  // The code of the notices loads when the page is idle, and reads how long the session lasts.
  const responses = tabs.map((tab) => tab.waitForResponse('**/users/me/sessions'));
  await clock.fastForward('00:04');
  for (const response of await Promise.all(responses)) await response.finished();
  // A page that gets the response to a later call has read the earlier one, and waits for the end of the session.
  for (const tab of tabs) await tab.evaluate(async () => void (await fetch('/health')));
  await clock.fastForward('57:45');
  for (const tab of tabs) await expect(question(tab, title)).toBeVisible();
  await question(other, title)
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
