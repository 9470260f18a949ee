import { t } from '#lib/i18n/i18n.ts';
import { expect, overflowOf, test } from './test.ts';

// The size of text that people set in the browser, which media queries in rem follow, too.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { args = [] } = launchOptions;
    await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=32'] });
  },
});

for (const width of [320, 390])
  test(`with text of twice the size, no page is wider than ${width} pixels`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 900 });
    const user = (await api.get('/api/v1/admin/users?page=1&limit=1')).body.data.items[0].id;
    for (const path of [
      '/',
      '/utilisateurs',
      '/utilisateurs/ajouter',
      `/utilisateurs/${user}`,
      '/etat-du-service',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await overflowOf(page), path).toBe(0);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect(page.getByRole('button', { name: t('shell.openMenu') })).toBeVisible();
  });
