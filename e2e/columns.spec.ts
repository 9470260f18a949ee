import { t } from '#lib/i18n/i18n.ts';
import { expect, test } from './test.ts';

const title = t('columns.title');
const label = (field: 'role' | 'phone' | 'status' | 'createdAt') => t(`resources.users.fields.${field}`);

test('columns are shown, moved and sized; a reload keeps them, and the declared ones come back', async ({
  page,
}) => {
  // The checkboxes of rows have a column without a heading.
  const headings = page.getByRole('columnheader').filter({ hasText: /./ });
  const declared = [
    t('resources.users.columns.identity'),
    ...[label('role'), label('phone'), label('createdAt'), t('common.actions')],
  ];
  await page.goto('/utilisateurs');
  await expect(headings).toHaveText(declared, { useInnerText: true });
  await page.getByRole('button', { name: title }).click();
  const panel = page.getByRole('dialog', { name: title });
  await panel.getByRole('checkbox', { name: label('status') }).check();
  await panel.getByRole('checkbox', { name: label('phone') }).uncheck();
  await panel.getByRole('checkbox', { name: label('status') }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  const arranged = [
    t('resources.users.columns.identity'),
    ...[label('role'), label('status'), label('createdAt'), t('common.actions')],
  ];
  await expect(headings).toHaveText(arranged, { useInnerText: true });
  await expect(panel).toBeHidden();

  const role = page.getByRole('columnheader', { name: label('role') });
  const { x = 0, y = 0, width = 0 } = (await role.boundingBox()) ?? {};
  await page.mouse.move(x + width - 2, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + width - 42, y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL('/utilisateurs');
  await expect
    .poll(async () => Math.round((await role.boundingBox())?.width ?? 0))
    .toBe(Math.round(width - 40));

  await page.reload();
  await expect(headings).toHaveText(arranged, { useInnerText: true });
  await expect
    .poll(async () => Math.round((await role.boundingBox())?.width ?? 0))
    .toBe(Math.round(width - 40));

  await page.getByRole('button', { name: title }).click();
  await panel.getByRole('button', { name: t('columns.reset') }).click();
  await expect(headings).toHaveText(declared, { useInnerText: true });
});
