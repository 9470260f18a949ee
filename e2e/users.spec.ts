import { t } from '#lib/i18n/i18n.ts';
import { expect, test, toast } from './test.ts';
import { findDeletable, fresh, register } from './users.ts';

test.describe('the list of users', () => {
  test('has the columns, the rows and the footer', async ({ page, api }) => {
    const { body } = await api.get('/api/v1/admin/users?page=1&limit=10');
    await page.goto('/utilisateurs');
    await expect(page).toHaveTitle(/Utilisateurs/);
    await expect(page.getByText(t('resources.users.list.title')).first()).toBeVisible();
    for (const name of [
      t('resources.users.columns.identity'),
      t('resources.users.fields.role'),
      t('resources.users.fields.phone'),
      t('resources.users.fields.createdAt'),
      t('common.actions'),
    ])
      await expect(page.getByRole('columnheader', { name: new RegExp(name) })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(10);
    await expect(
      page.getByText(t('list.page', { page: 1, pages: Math.ceil(body.data.total / 10) })),
    ).toBeVisible();
    await expect(page.getByPlaceholder(t('resources.users.list.search'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('common.add') })).toHaveAttribute(
      'href',
      '/utilisateurs/ajouter',
    );
    for (const name of [t('list.first'), t('list.previous')])
      await expect(page.getByRole('button', { name })).toBeDisabled();
    const sizes = page.getByLabel(t('list.pageSize')).locator('option');
    await expect(sizes).toHaveText(['5', '10', '20', '30', '40', '50']);
  });

  test('the page is in the URL: it survives a reload and the back button', async ({ page }) => {
    await page.goto('/utilisateurs');
    const first = await page
      .getByRole('link', { name: /^Voir / })
      .first()
      .getAttribute('aria-label');
    await page.getByRole('button', { name: t('list.next') }).click();
    await expect(page).toHaveURL('/utilisateurs?page=2');
    await expect(page.getByText('Page 2 sur')).toBeVisible();
    await expect(page.getByRole('link', { name: first ?? '', exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Page 2 sur')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/utilisateurs');
    await expect(page.getByRole('link', { name: first ?? '', exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('list.last') }).click();
    await expect(page.getByRole('button', { name: t('list.next') })).toBeDisabled();
  });

  test('the page size is in the URL and in the call', async ({ page }) => {
    await page.goto('/utilisateurs?page=3');
    const requestPromise = page.waitForRequest((request) => request.url().includes('limit=50'));
    await page.getByLabel(t('list.pageSize')).selectOption('50');
    expect(new URL((await requestPromise).url()).searchParams.get('page')).toBe('1');
    await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(50);
    await expect(page).toHaveURL(/limit=50/);
  });

  test('a page that does not exist is replaced by the last one', async ({ page, api }) => {
    const { body } = await api.get('/api/v1/admin/users?page=1&limit=10');
    const last = Math.ceil(body.data.total / 10);
    await page.goto('/utilisateurs?page=9999');
    await expect(page.getByText(t('list.page', { page: last, pages: last }))).toBeVisible();
    await expect(page.getByRole('link', { name: /^Voir / }).first()).toBeVisible();
  });

  test('a search returns to the first page and is in the URL', async ({ page, api }) => {
    const person = await register(api, fresh('Zéphirine'));
    await page.goto('/utilisateurs?page=2');
    await expect(page.getByText('Page 2 sur')).toBeVisible();
    await page.getByRole('searchbox').fill(person.name);
    await expect(page.getByRole('link', { name: t('list.view', { title: person.name }) })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(1);
    await expect(page).toHaveURL(/query=/);
    await expect(page).not.toHaveURL(/page=2/);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(person.name);
    await expect(page.getByRole('link', { name: /^Voir / })).toHaveCount(1);
    await page.getByRole('searchbox').fill('introuvable-introuvable');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText(t('list.empty'))).toBeVisible();
  });

  test('a column header sorts', async ({ page }) => {
    await page.goto('/utilisateurs');
    const heading = page.getByRole('columnheader', { name: /Membre depuis/ });
    const requestPromise = page.waitForRequest((request) => request.url().includes('sort='));
    await heading.getByRole('button').click();
    expect(new URL((await requestPromise).url()).searchParams.get('sort')).toMatch(/^-?createdAt$/);
    await expect(heading).toHaveAttribute('aria-sort', /ascending|descending/);
    await expect(page).toHaveURL(/sort=/);
  });

  test('a relative date has its full date in a tooltip', async ({ page }) => {
    await page.goto('/utilisateurs');
    await page.locator('td time').first().hover();
    await expect(page.getByRole('tooltip')).toHaveText(/^\d{2} \p{L}+ \d{4} à \d{2}:\d{2}$/u);
  });
});

test.describe('deleting a user', () => {
  test('is confirmed first and can be cancelled', async ({ page, api }) => {
    const user = await findDeletable(api);
    await page.goto(`/utilisateurs?query=${encodeURIComponent(user.email)}`);
    const button = page.getByRole('button', { name: t('list.remove', { title: user.name }) });
    await button.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(t('remove.title'))).toBeVisible();
    await expect(dialog.getByText(t('resources.users.remove.text'))).toBeVisible();
    const described = `^${t('resources.users.remove.text')} ${user.name} ${user.email} .*${t('questions.final')}$`;
    await expect(dialog).toHaveAccessibleDescription(new RegExp(described));
    await expect(dialog.getByText(user.email)).toBeVisible();
    await expect(dialog.getByText(t('questions.final'))).toBeVisible();
    await dialog.getByRole('button', { name: t('common.cancel') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    const responsePromise = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await dialog.getByRole('button', { name: t('remove.confirm') }).click();
    const { message } = await (await responsePromise).json();
    await expect(toast(page, message)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(t('list.empty'))).toBeVisible();
    expect((await api.get(`/api/v1/admin/users/${user.id}`)).status).toBe(404);
  });

  test('cannot be confirmed if the server says so when the question opens', async ({ page, api }) => {
    const user = await findDeletable(api);
    await page.route('**/can-delete', (route) =>
      route.fulfill({ json: { data: { canDelete: false, reason: 'Course en cours.' } } }),
    );
    await page.goto(`/utilisateurs?query=${encodeURIComponent(user.email)}`);
    await page.getByRole('button', { name: t('list.remove', { title: user.name }) }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('Course en cours.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('remove.confirm') })).toBeDisabled();
  });

  test('stays possible if the server does not say whether it is allowed, and shows the error of the deletion', async ({
    page,
    api,
  }) => {
    const user = await findDeletable(api);
    await page.route('**/can-delete', (route) => route.fulfill({ status: 500, body: '' }));
    await page.route(`**/admin/users/${user.id}`, (route) =>
      route.fulfill({ status: 409, json: { message: 'Suppression impossible.' } }),
    );
    await page.goto(`/utilisateurs?query=${encodeURIComponent(user.email)}`);
    await page.getByRole('button', { name: t('list.remove', { title: user.name }) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('remove.confirm') })
      .click();
    await expect(toast(page, 'Suppression impossible.')).toBeVisible();
  });
});

test.describe('one user', () => {
  test('is opened from the list, with the name in the breadcrumb', async ({ page, api }) => {
    const person = await register(api);
    await page.goto(`/utilisateurs?query=${encodeURIComponent(person.email)}`);
    await page.getByRole('link', { name: t('list.view', { title: person.name }) }).click();
    await expect(page).toHaveURL(new RegExp(`/utilisateurs/${person.id}\\?name=`));
    const trail = page.getByRole('navigation', { name: t('shell.breadcrumb') });
    await expect(trail.getByText(person.name)).toBeVisible();

    // The way back leads to the same search, and to the row that was opened.
    await trail.getByRole('link', { name: t('resources.users.name') }).click();
    await expect(page).toHaveURL(`/utilisateurs?query=${encodeURIComponent(person.email)}`);
    await expect(page.getByRole('link', { name: person.name, exact: true })).toBeFocused();
  });
});
