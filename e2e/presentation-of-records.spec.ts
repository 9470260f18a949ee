import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('photos do not move', async ({ page, api }) => {
    const { body } = await api.get('/api/v1/admin/etablissement?page=1&limit=20');
    const shown = body.data.items.find(({ images }: { images: unknown[] }) => images.length > 1);
    await page.goto(`/etablissements/${shown.id}`);
    const photos = page.getByRole('region', { name: t('fields.gallery.region') });
    await expect(photos.getByRole('button', { name: t('fields.gallery.play') })).toBeVisible();
  });
});

test('an invoice is printed alone', async ({ page, api }) => {
  const { body } = await api.get('/api/v1/admin/rides?page=1&limit=50');
  const ride = body.data.items.find(({ status }: { status: string }) => status === 'completed');
  const invoice = (await api.get(`/api/v1/admin/rides/${ride.id}/invoice`)).body.data;
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('printed');
  });
  await page.goto(`/courses/${ride.id}`);
  await page.getByRole('button', { name: t('common.print') }).click();
  await expect(page.locator('body')).toHaveClass(/printed/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(invoice.number)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: ride.reference })).toBeHidden();
  await expect(page.getByRole('table', { name: t('resources.rides.related.offers') })).toBeHidden();
  await expect(page.getByRole('button', { name: t('common.print') })).toBeHidden();
});

test('a list is printed without its actions', async ({ page }) => {
  await page.goto('/categories');
  const headings = page.getByRole('columnheader');
  const actions = headings.filter({ hasText: t('common.actions') });
  await expect(actions).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(headings.nth(1)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(actions).toBeHidden();
});
