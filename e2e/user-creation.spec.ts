import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';
import { fresh, register } from './users.ts';

test('the form of a new user shows the required fields, groups the phone number, and returns to the list', async ({
  page,
}) => {
  const name = fresh('Bérénice');
  await page.goto('/utilisateurs/ajouter');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(page.getByText(t('validation.email'))).toBeVisible();
  await expect(page.getByText(t('validation.required'))).toHaveCount(3);
  await expect(page.getByLabel(t('resources.users.fields.email'))).toBeFocused();

  await page
    .getByLabel(t('resources.users.fields.email'))
    .fill(`${name.replaceAll(/\W+/g, '.')}@example.com`);
  await page.getByLabel(t('resources.users.fields.name')).fill(name);
  await page.getByLabel(t('resources.users.fields.phone')).fill('061234');
  await page.getByLabel(t('resources.users.fields.password'), { exact: true }).fill('un mot de passe long');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(page.getByText(t('validation.phone'))).toBeVisible();

  await page.getByLabel(t('resources.users.fields.phone')).fill('');
  await page.getByLabel(t('resources.users.fields.phone')).pressSequentially('0612345678');
  await expect(page.getByLabel(t('resources.users.fields.phone'))).toHaveValue('06 12 34 56 78');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(toast(page, t('resources.users.create.success'))).toBeVisible();
  await expect(page).toHaveURL('/utilisateurs');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name: t('list.view', { title: name }) })).toBeVisible();
});

test('the form shows errors of the server at their fields and keeps the values', async ({ page, api }) => {
  const person = await register(api);
  await page.goto('/utilisateurs/ajouter');
  await page.getByLabel(t('resources.users.fields.email')).fill(person.email);
  await page.getByLabel(t('resources.users.fields.name')).fill('Autre');
  await page.getByLabel(t('resources.users.fields.phone')).fill('06 12 34 56 78');
  await page.getByLabel(t('resources.users.fields.password'), { exact: true }).fill('un mot de passe long');
  const responsePromise = page.waitForResponse('**/auth/signup');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  const { errors } = await (await responsePromise).json();
  await expect(page.getByText(errors.email[0])).toBeVisible();
  await expect(page.getByLabel(t('resources.users.fields.email'))).toBeFocused();
  await expect(page.getByLabel(t('resources.users.fields.name'))).toHaveValue('Autre');
});

test('the form joins the messages of a field, and shows those of unknown fields above itself', async ({
  page,
}) => {
  await page.route('**/auth/signup', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Refusé.', errors: { name: ['Trop court.', 'Déjà pris.'], captcha: 'Absent.' } },
    }),
  );
  await page.goto('/utilisateurs/ajouter');
  await page.getByLabel(t('resources.users.fields.email')).fill('a@example.com');
  await page.getByLabel(t('resources.users.fields.name')).fill('A');
  await page.getByLabel(t('resources.users.fields.phone')).fill('06 12 34 56 78');
  await page.getByLabel(t('resources.users.fields.password'), { exact: true }).fill('un mot de passe long');
  await page.getByRole('button', { name: t('common.add'), exact: true }).click();
  await expect(page.getByText('Trop court.')).toBeVisible();
  await expect(page.getByText('Déjà pris.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Absent.' })).toBeVisible();
  await expect(toast(page, 'Refusé.')).toBeVisible();
});

test('the form asks before changes are lost', async ({ page }) => {
  await page.goto('/utilisateurs/ajouter');
  await page.getByLabel(t('resources.users.fields.name')).fill('Quelqu’un');
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('resources.activity.name') })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(t('form.leaveTitle'))).toBeVisible();
  await dialog.getByRole('button', { name: t('form.stay') }).click();
  await expect(page.getByLabel(t('resources.users.fields.name'))).toHaveValue('Quelqu’un');
  await page
    .getByRole('navigation', { name: t('shell.navigation') })
    .getByRole('link', { name: t('resources.activity.name') })
    .click();
  await dialog.getByRole('button', { name: t('form.leave') }).click();
  await expect(page).toHaveURL('/journal');
});
