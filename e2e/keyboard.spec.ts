import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import type { Api } from './api.ts';
import { expect, test } from './test.ts';

/** Returns the names of the first users in an order, from the service. */
async function namesOf(api: Api, sort: string): Promise<string[]> {
  const { body } = await api.get(`/api/v1/admin/users?${new URLSearchParams({ limit: '10', sort })}`);
  const items: { name: string }[] = body.data.items;
  return items.map(({ name }) => name);
}

test('Shift sorts by a second column, with a click and with Enter', async ({ page, api }) => {
  await page.goto('/utilisateurs?sort=role');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  const role = heading(t('resources.users.fields.role'));
  const since = heading(t('resources.users.fields.createdAt'));
  const expectRows = async (sort: string) => {
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe(sort);
    for (const [at, name] of (await namesOf(api, sort)).entries())
      await expect(page.getByRole('row').nth(at + 1)).toContainText(name);
  };
  const expectMarks = async () => {
    for (const [at, column] of [role, since].entries()) {
      const button = column.getByRole('button');
      await expect(button).toHaveAccessibleDescription(new RegExp(`${at + 1}`));
      // The number beside the arrow.
      const mark = button.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(await mark).toContain(String(at + 1));
    }
  };
  await since.getByRole('button').click({ modifiers: ['Shift'] });
  await expectRows('role,createdAt');
  await expect(role).toHaveAttribute('aria-sort', 'ascending');
  await expect(since).toHaveAttribute('aria-sort', 'ascending');
  await expectMarks();

  await since.getByRole('button').press('Shift+Enter');
  await expectRows('role,-createdAt');
  await expect(since).toHaveAttribute('aria-sort', 'descending');
  await expectMarks();
  await expect(since.getByRole('button')).toBeFocused();

  await page.reload();
  await expectRows('role,-createdAt');
  await since.getByRole('button').press('Shift+Enter');
  await expectRows('role');
  await expect(since).toHaveAttribute('aria-sort', 'none');
});

test('Enter on a period filter opens its editor and sets nothing', async ({ page }) => {
  await page.goto('/utilisateurs');
  await page.getByRole('button', { name: t('list.filter'), exact: true }).press('Enter');
  const list = page.getByRole('listbox');
  await list.press('End');
  await list.press('Enter');
  await expect(page.getByRole('button', { name: t('filters.presets.today') })).toBeVisible();
  await expect(page).toHaveURL('/utilisateurs');
});

test('keys that leave the month keep the focus in the calendar', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: t('pages.dashboard.period.other') }).press('Enter');
  const grid = page.getByRole('grid').first();
  await grid.locator('[data-focus]').focus();
  for (const key of ['PageUp', 'PageUp', 'PageDown', 'PageUp', 'PageUp']) {
    await page.keyboard.press(key);
    await expect(grid.locator(':focus')).toHaveCount(1);
  }
});

test('the selection that is cleared by keyboard gives the focus back to a row', async ({ page }) => {
  await page.goto('/utilisateurs');
  const box = page.getByRole('row').nth(2).getByRole('checkbox');
  await box.press('Space');
  await page.getByRole('button', { name: t('bulk.clear') }).press('Enter');
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
});

test('a row is selected with Space and opened with Enter from a text that has a tooltip, as from a cell', async ({
  page,
}) => {
  await page.goto('/utilisateurs');
  const row = page.getByRole('row').nth(2);
  const age = row.locator('time');
  await age.focus();
  await page.keyboard.press('Space');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(age).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/utilisateurs\/.+/);
});

test('assistive technology reads the picture that is shown', async ({ page }) => {
  await page.goto('/etablissements');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('img').first()).toBeVisible();
  await expect(page.locator('[data-scope=carousel][data-part=item]').first()).not.toHaveAttribute(
    'aria-hidden',
    'true',
  );
});

test('every part of a page is visible once it has loaded', async ({ page }) => {
  await page.goto('/utilisateurs?role=driver');
  for (const index of [1, 2, 3]) {
    await page.getByRole('row').nth(index).getByRole('link').first().click();
    await expect(page.getByRole('tablist')).toBeAttached();
    await expect(page.locator('main [data-settling]')).toHaveCount(0);
    const hidden = () =>
      page
        .locator('main *')
        .evaluateAll(
          (all) => all.filter((element) => getComputedStyle(element).visibility === 'hidden').length,
        );
    await expect.poll(hidden).toBe(0);
    await page.goBack();
  }
});

/** Returns what Chromium tells assistive technology about the elements of a role. */
async function exposed(page: Page, name: string) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes.filter(({ role }) => role?.value === name);
}

test('a search box has no description that repeats its name', async ({ page }) => {
  await page.goto('/utilisateurs');
  await page.getByRole('searchbox').waitFor();
  const boxes = await exposed(page, 'searchbox');
  expect(boxes.map(({ name, description }) => [name?.value, description?.value ?? ''])).toEqual([
    [t('resources.users.list.search'), ''],
  ]);
});

test('an email address that may wrap is one word to assistive technology', async ({ page }) => {
  await page.goto('/utilisateurs');
  const row = page.getByRole('row').nth(2);
  const address = (await row.getByText('@').textContent()) ?? '';
  expect(address).toMatch(/^\S+@\S+$/);
  await row.getByRole('link').first().press('Enter');
  const link = page.getByRole('main').getByRole('link', { name: '@' }).first();
  await expect(link).toHaveText(address);
  const names = (await exposed(page, 'link')).map(({ name }) => name?.value);
  expect(names).toContain(address);
});

test('the bar of a selection covers nothing that has the focus, also in a low window', async ({ page }) => {
  // A phone, and a window of 1280 by 1024 pixels at 400 %.
  for (const [width, height] of [
    [390, 700],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/utilisateurs');
    await page
      .getByRole('checkbox', { name: /^Sélectionner (?!la page)/ })
      .first()
      .press('Space');
    await expect(page.getByRole('group', { name: t('bulk.selection') })).toBeAttached();
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab');
      const isCovered = await page.evaluate(() => {
        const { activeElement: focused } = document;
        if (focused === null) return true;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen === null || !(seen === focused || focused.contains(seen) || seen.contains(focused));
      });
      expect(isCovered, `stop ${stop} at ${width} px`).toBe(false);
    }
  }
});

test('an email address is reported as invalid only after an attempt to submit the form', async ({ page }) => {
  await page.goto('/utilisateurs/ajouter');
  const email = page.getByLabel(t('resources.users.fields.email'), { exact: true });
  const isInvalid = async () => {
    const boxes = await exposed(page, 'textbox');
    const box = boxes.find(({ name }) => name?.value === t('resources.users.fields.email'));
    return box?.properties?.find(({ name }) => name === 'invalid')?.value.value;
  };
  await email.pressSequentially('ad');
  expect(await isInvalid()).toBe('false');
  await email.press('Enter');
  await expect(email).toHaveAccessibleDescription(new RegExp(t('validation.email')));
  expect(await isInvalid()).toBe('true');
  await email.pressSequentially('a@example.com');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  expect(await isInvalid()).toBe('false');
});

test('a control that the focus scrolls into view shows its tooltip', async ({ page }) => {
  // The sidebar shows icons with tooltips, and is higher than the window.
  await page.setViewportSize({ width: 1024, height: 320 });
  await page.goto('/categories');
  const links = page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link');
  await links.first().focus();
  const tooltip = page.getByRole('tooltip');
  for (let number = 1; number < (await links.count()); number += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(number)).toBeFocused();
    await expect(tooltip).toHaveCount(1);
  }
  // The scrolling must not close it a moment later.
  await page.waitForTimeout(300);
  expect(await tooltip.allTextContents()).toEqual([await links.last().textContent()]);
});
