import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { startServer, type TestServer } from '#scripts/testing/server.ts';
import { codeOf } from './app-codes.ts';
import { test as base, expect, fillSignIn, signOut, toast } from './test.ts';

/** A test with a server that requires a second factor. The administrator of the other tests has none. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({ playwright: _ }, provide) => {
      const server = await startServer({ SEED: 'none', REQUIRE_SECOND_FACTOR: 'true' });
      // A passkey belongs to a host name. An IP address has none.
      await provide({ ...server, origin: server.origin.replace('127.0.0.1', 'localhost') });
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.use({ session: 'none', tab: 'new' });

/** Gives the browser a virtual authenticator, like the one of a laptop, whose user always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a required second factor is set up before the requested page opens, and each kind of factor signs in', async ({
  page,
}) => {
  test.slow();
  await addAuthenticator(page);
  const factors = page.getByRole('table', { name: t('security.factors.title') });
  const reason = page.getByText(t('pages.settings.required.addFactor')).first();
  const enterPasswordAgain = async () => {
    await signOut(page);
    await fillSignIn(page);
    await expect(page.getByText(t('factors.subtitle'))).toBeVisible();
  };

  const { secret, codes } = await test.step('an app is added, then the requested page opens', async () => {
    await page.goto('/utilisateurs?query=a');
    await fillSignIn(page);
    await expect(reason).toBeVisible();
    await expect(page).toHaveURL(/\/parametres\?redirect=%2Futilisateurs%3Fquery%3Da&tab=security/);
    // Other pages lead back to this tab.
    await page
      .getByRole('link', { name: t('resources.activity.name') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/parametres\?redirect=%2Fjournal&tab=security/);

    await button(page, t('security.factors.addTotp')).click();
    const setup = dialog(page, t('security.factors.titles.totp'));
    const shown = ((await setup.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
    await setup.getByLabel(t('factors.totp')).fill(codeOf(shown));
    await setup.getByRole('button', { name: t('security.factors.activate') }).click();
    const kept = dialog(page, t('security.codes.title'));
    const items = kept.getByRole('listitem');
    // The server hashes each code, as slowly as a password.
    await expect(items).toHaveCount(10, { timeout: 30_000 });
    const texts = await items.allTextContents();
    const downloading = page.waitForEvent('download');
    await kept.getByRole('button', { name: t('security.codes.download') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(t('security.codes.file'));
    expect((await readFile(await download.path(), 'utf8')).trim().split('\n')).toEqual(texts);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: t('security.codes.leaveTitle') });
    await question.getByRole('button', { name: t('runs.guard.stay') }).click();
    await expect(items).toHaveCount(10);
    await kept.getByRole('button', { name: t('security.codes.done') }).click();
    await expect(page).toHaveURL('/journal');
    await expect(page.getByRole('heading', { level: 1, name: t('resources.activity.name') })).toBeVisible();
    return { secret: shown, codes: texts };
  });

  await test.step('the app signs in, and a passkey is added', async () => {
    await enterPasswordAgain();
    await page.getByLabel(t('factors.totp')).fill('000000');
    await button(page, t('auth.submit')).click();
    await expect(page.getByText(t('server.wrongCode'))).toBeVisible();
    await page.getByLabel(t('factors.totp')).fill(codeOf(secret, 1));
    await button(page, t('auth.submit')).click();
    await expect(page).toHaveURL('/');
    await page.goto('/parametres?tab=security');
    await button(page, t('security.factors.addPasskey')).click();
    await dialog(page, t('security.factors.titles.passkey'))
      .getByRole('button', { name: t('security.factors.createPasskey') })
      .click();
    await expect(toast(page, t('security.factors.added'))).toBeVisible();
    await expect(factors.getByRole('row')).toHaveCount(3);
  });

  await test.step('the passkey signs in', async () => {
    await enterPasswordAgain();
    await expect(button(page, t('factors.other.totp'))).toBeVisible();
    await button(page, t('factors.usePasskey')).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('a recovery code signs in, once', async () => {
    await enterPasswordAgain();
    await button(page, t('factors.other.recovery')).click();
    await page.getByLabel(t('factors.recovery')).fill(codes[4] ?? '');
    await button(page, t('auth.submit')).click();
    await expect(page).toHaveURL('/');
    await page.goto('/parametres?tab=security');
    await expect(page.getByText(t('security.factors.codesLeft', { count: 9 }))).toBeVisible();
  });

  await test.step('the passkey is removed, and the last factor stays', async () => {
    const removal = (name: string) => page.getByRole('button', { name: t('list.remove', { title: name }) });
    const passkey = factors.getByRole('row').filter({ hasText: t('security.factors.kinds.passkey') });
    await passkey.getByRole('button', { name: t('common.remove') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('remove.confirm') })
      .click();
    await expect(passkey).toHaveCount(0);
    await expect(removal(t('security.factors.kinds.totp'))).toHaveCount(0);
    await expect(factors.getByRole('row')).toHaveCount(2);
  });
});
