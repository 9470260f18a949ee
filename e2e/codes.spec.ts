import type { Page } from '@playwright/test';
import { fresh, register } from './people.ts';
import { expect, fillSignIn, stored, test, toasts } from './test.ts';

test.use({ session: 'none' });

/** From the login, which has an address to fill in as well: the next page must be there before anything is typed. */
async function leaveLogin(page: Page, link: string, title: string): Promise<void> {
  await page.goto('/connexion');
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/**
 * The last code that the server has sent to an address: it prints what it does not mail. What it prints may reach
 * us after its answer has reached the browser.
 */
async function readCode(server: { printed(): string }, email: string): Promise<string> {
  const last = () => {
    const [, code] = server.printed().split(`one-time code for ${email}: `).slice(-2);
    return (code === undefined ? undefined : /^\d{6}/.exec(code)?.[0]) ?? '';
  };
  await expect.poll(last).not.toBe('');
  return last();
}

test('an administrator signs in by a code, which works once', async ({ page, server }) => {
  const email = 'admin@example.com';
  await leaveLogin(page, 'Se connecter avec un code', 'Connexion par code');
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await expect(page.getByText('Veuillez saisir une adresse email valide')).toBeVisible();
  await page.getByLabel('Adresse Email').fill(email);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  const entry = page.getByLabel('Code reçu par email');
  await expect(entry).toBeFocused();
  await entry.fill('000000');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Code incorrect ou expiré')).toBeVisible();
  expect(await stored(page, 'access_token')).toBeNull();

  const code = await readCode(server, email);
  await entry.fill(code);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(await stored(page, 'access_token')).not.toBeNull();
  const again = await page.request.post('/auth/verify-password-otp', { data: { email, otp: code } });
  expect(again.status()).toBe(422);
});

test('a code lets nobody in who is not an administrator', async ({ page, api, server }) => {
  const { email } = await register(api, fresh('Codée'));
  await leaveLogin(page, 'Se connecter avec un code', 'Connexion par code');
  await page.getByLabel('Adresse Email').fill(email);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  await expect(page.getByLabel('Code reçu par email')).toBeVisible();
  await page.getByLabel('Code reçu par email').fill(await readCode(server, email));
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(toasts(page).filter({ hasText: 'Identifiants ou mot de passe incorrect.' })).toBeVisible();
  expect(await stored(page, 'access_token')).toBeNull();
});

test('a forgotten password is replaced by means of a code', async ({ page, api, server }) => {
  const person = await register(api, fresh('Oublieuse'));
  await leaveLogin(page, 'Mot de passe oublié ?', 'Mot de passe oublié');
  await page.getByLabel('Adresse Email').fill(person.email);
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  const entry = page.getByLabel('Code reçu par email');
  await expect(entry).toBeVisible();
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  await expect(page.getByText('Ce champ est requis')).toHaveCount(2);
  await page.getByLabel('Nouveau mot de passe').fill('tout autre chose');
  await entry.fill('000000');
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  await expect(page.getByText('Code incorrect ou expiré')).toBeVisible();
  await entry.fill(await readCode(server, person.email));
  await page.getByRole('button', { name: 'Changer mon mot de passe' }).click();
  await expect(toasts(page).filter({ hasText: 'Mot de passe modifié avec succès.' })).toBeVisible();
  await expect(page).toHaveURL('/connexion');
  const known = (password: string) =>
    page.request.post('/auth/signin', { data: { email: person.email, password } });
  expect((await known('tout autre chose')).status()).toBe(200);
  expect((await known(person.password)).ok()).toBe(false);
  await fillSignIn(page, { email: person.email, password: person.password });
  await expect(page).toHaveURL('/connexion');
});
