import type { Page } from '@playwright/test';
import { type MessageKey, t } from '#lib/i18n/i18n.ts';
import { collectErrors, expect, fillSignIn, otherCommands, pressCommand, test, toast } from './test.ts';
import { register } from './users.ts';

type Name = 'role' | 'disable' | 'enable';
const text = (name: Name, part: 'label' | 'text' | 'done') => {
  const key: MessageKey = `resources.users.commands.${name}.${part}`;
  return t(key);
};

/** Runs a command on the user of the page. */
async function run(page: Page, name: Name, fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) {
  await pressCommand(page, text(name, 'label'));
  const dialog = page.getByRole('alertdialog');
  await fill?.(dialog);
  await dialog.getByRole('button', { name: text(name, 'label') }).click();
  // A former toast with the same text may still be there, below it.
  await expect(toast(page, text(name, 'done')).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

async function changeRole(page: Page, role: 'admin' | 'client') {
  await run(page, 'role', async (dialog) => {
    await dialog.getByLabel(t('resources.users.commands.role.asks.role'), { exact: true }).click();
    await page.getByRole('option', { name: t(`resources.users.choices.role.${role}`) }).click();
  });
}

test('an administrator gives another user the role, disables and enables the account, and takes the role back: each takes effect at once', async ({
  page,
  api,
  browser,
  server,
}) => {
  // Two browsers and six commands: a busy machine needs more than the usual time.
  test.slow();
  const person = await register(api);
  await page.goto(`/utilisateurs/${person.id}`);
  await changeRole(page, 'admin');

  // Somebody else chose the first password, so the user must change it before anything else.
  const context = await browser.newContext({
    baseURL: server.origin,
    storageState: { cookies: [], origins: [] },
  });
  const other = await context.newPage();
  const errors: string[] = [];
  collectErrors(other, errors);
  await other.goto('/connexion?redirect=%2Foptions');
  await fillSignIn(other, person);
  await expect(other.getByText(t('pages.settings.required.changePassword')).first()).toBeVisible();
  await other
    .getByLabel(t('pages.settings.password.fields.currentPassword'), { exact: true })
    .fill(person.password);
  const password = 'une agrafe correcte';
  await other.getByLabel(t('pages.settings.password.fields.newPassword'), { exact: true }).fill(password);
  await other.getByRole('button', { name: t('pages.settings.password.submit') }).click();
  await expect(other).toHaveURL('/options');

  // Disabling ends the open session, and signing in is refused.
  await run(page, 'disable', (dialog) => dialog.getByLabel(t('form.note')).fill('Compte prêté.'));
  await expect(page.getByText(t('resources.users.choices.status.disabled')).first()).toBeVisible();
  const reason = page
    .getByRole('term')
    .filter({ hasText: t('pages.userDetail.disabled') })
    .locator('..');
  await expect(reason.getByText('Compte prêté.')).toBeVisible();
  await page.getByRole('tab', { name: t('pages.userDetail.tabs.history') }).click();
  await expect(page.getByText('Compte prêté.').first()).toBeVisible();
  // The page may have found out by itself.
  await other.goto('/categories');
  await expect(other).toHaveURL(/\/connexion/);
  await fillSignIn(other, { ...person, password });
  await expect(toast(other, t('auth.refused'))).toBeVisible();

  await run(page, 'enable');
  await fillSignIn(other, { ...person, password });
  await expect(other.getByRole('navigation').first()).toBeVisible();

  // Without the role of an administrator, any page leads to the login.
  await changeRole(page, 'client');
  await other.goto('/');
  await expect(other).toHaveURL(/\/connexion/);
  expect(errors).toEqual([]);
  await context.close();
});

test('a cancelled command returns the focus to the menu that it was chosen from, by the pointer and by the keyboard', async ({
  page,
  api,
}) => {
  const person = await register(api);
  await page.goto(`/utilisateurs/${person.id}`);
  const question = page.getByRole('alertdialog');
  const cancel = question.getByRole('button', { name: t('common.cancel') });

  await pressCommand(page, text('disable', 'label'));
  await expect(question.getByText(text('disable', 'text'))).toBeVisible();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expect(question).toHaveCount(0);
  await expect(otherCommands(page)).toBeFocused();

  // The last command is the one that disables the account.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByText(text('disable', 'text'))).toBeVisible();
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(otherCommands(page)).toBeFocused();
});
