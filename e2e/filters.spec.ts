import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';

test('a link can lead to a filtered list, and paging and a reload keep the filters', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/rides?status=cancelled&status=pending');
  expect(body.data.total).toBeGreaterThan(10);
  await page.goto('/courses?status=cancelled&status=pending&limit=5');
  const rows = page.getByRole('grid').getByRole('row');
  const count = t('list.page', { page: 1, pages: Math.ceil(body.data.total / 5) });
  await expect(page.getByText(count)).toBeVisible();
  await expect(rows).toHaveCount(6);
  for (const text of await rows.allInnerTexts())
    expect(text).not.toContain(t('resources.rides.choices.status.completed'));
  await page.getByRole('button', { name: t('list.next') }).click();
  await expect(page).toHaveURL('/courses?status=cancelled&status=pending&limit=5&page=2');
  await page.reload();
  await expect(rows).toHaveCount(6);
  await expect(page).toHaveURL('/courses?status=cancelled&status=pending&limit=5&page=2');
});

test('the days in the address are days of the time zone of the browser, and the last day is included', async ({
  page,
  api,
}) => {
  const { body } = await api.get('/api/v1/admin/rides?limit=1');
  const latest = new Date(body.data.items[0].createdAt);
  const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' }).format(latest);
  const called = page.waitForRequest((request) => /\/api\/.*createdAt_from/.test(request.url()));
  await page.goto(`/courses?createdAt_from=${day}&createdAt_to=${day}`);
  const sent = new URL((await called).url()).searchParams;
  const [from, to] = ['createdAt_from', 'createdAt_to'].map((name) => Date.parse(sent.get(name) ?? ''));
  expect(from).toBeLessThanOrEqual(latest.getTime());
  expect(to).toBeGreaterThan(latest.getTime());
  expect(new Date(from ?? 0).toLocaleTimeString('fr', { timeZone: 'Europe/Paris' })).toBe('00:00:00');
  await expect(page.getByRole('link', { name: body.data.items[0].reference, exact: true })).toBeVisible();
});

test('unknown values are removed from the address, and the other filters stay', async ({ page }) => {
  await page.goto('/courses?status=nonsense&createdAt_from=2026-02-31&price_min=2');
  await expect(page).toHaveURL('/courses?price_min=2');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11);
});
