import type { Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';
import { expect, toast } from './test.ts';
import { fresh } from './users.ts';

/** A field that the walk fills. Without an entry, the walk types the title. */
interface WalkField {
  readonly field: string;
  readonly entry?:
    | { readonly by: 'typing'; readonly text: string }
    | { readonly by: 'picking' }
    | { readonly by: 'file' };
  /** True if records do not hold it: every edit must fill it again. */
  readonly again?: boolean;
}

/** The texts of a resource that the walk looks up. */
interface WalkTexts {
  readonly name: string;
  readonly list: { readonly title: string; readonly add?: string };
  readonly fields: Readonly<Record<string, string>>;
  readonly create?: { readonly submit: string; readonly success: string };
  readonly edit?: { readonly submit: string; readonly success: string };
}

/** One transparent pixel. */
const pixel = {
  name: 'image.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function fill(page: Page, texts: WalkTexts, { field, entry }: WalkField, title: string) {
  const input = page.getByLabel(texts.fields[field] ?? field, { exact: true });
  if (entry === undefined) return input.fill(title);
  if (entry.by === 'typing') return input.fill(entry.text);
  if (entry.by === 'file') return page.locator('input[type=file]').first().setInputFiles(pixel);
  await input.click();
  await page.getByRole('option').first().click();
  return page.keyboard.press('Escape');
}

/** Opens a list from the navigation and checks its sample records. */
export async function openList(page: Page, path: string, texts: WalkTexts): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: texts.name, exact: true }).click();
  await expect(page).toHaveURL(`/${path}`);
  await expect(page.getByRole('table', { name: texts.list.title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Supprimer / })).toHaveCount(10);
}

/** Creates a record, finds it, opens it, changes it and deletes it. */
export async function walkRecord(
  page: Page,
  path: string,
  texts: WalkTexts,
  fields: readonly WalkField[],
): Promise<void> {
  const title = fresh('Essai');
  const { list, create, edit } = texts;
  const titleField = fields.find(({ entry }) => entry === undefined);
  if (titleField === undefined || create === undefined || edit === undefined)
    throw new Error('A walk needs a form and a title to type.');
  await page.goto(`/${path}`);
  await page.getByRole('link', { name: list.add ?? '' }).click();
  await expect(page).toHaveURL(`/${path}/ajouter`);
  for (const field of fields) await fill(page, texts, field, title);
  await page.getByRole('button', { name: create.submit }).click();
  await expect(toast(page, create.success)).toBeVisible();
  await expect(page).toHaveURL(`/${path}`);

  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: t('list.view', { title }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: t('common.edit'), exact: true }).click();
  const input = page.getByLabel(texts.fields[titleField.field] ?? '', { exact: true });
  await expect(input).toHaveValue(title);
  await input.fill(`${title} bis`);
  for (const field of fields.filter(({ again }) => again)) await fill(page, texts, field, title);
  await page.getByRole('button', { name: edit.submit }).click();
  await expect(toast(page, edit.success)).toBeVisible();

  await page.goto(`/${path}?query=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Supprimer ${title} bis` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('remove.confirm') })
    .click();
  await expect(page.getByText(t('list.empty'))).toBeVisible();
}
