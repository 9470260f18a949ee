import type { Page } from '@playwright/test';
import { findText, t } from '#lib/i18n/i18n.ts';
import type fr from '#locales/fr.json';
import { expect, toast } from './test.ts';
import { fresh } from './users.ts';

type ResourceName = keyof typeof fr.resources;

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

/** Returns the function that reads the texts of a resource. A text that refers to another one gives that text. */
function textsOf(name: ResourceName) {
  return (path: string) => {
    const text = findText(`resources.${name}.${path}`);
    if (text === undefined) throw new Error(`The resource ${name} has no text ${path}.`);
    return text;
  };
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

async function fill(page: Page, label: string, { entry }: WalkField, title: string) {
  const input = page.getByLabel(label, { exact: true });
  if (entry === undefined) return input.fill(title);
  if (entry.by === 'typing') return input.fill(entry.text);
  if (entry.by === 'file') return page.locator('input[type=file]').first().setInputFiles(pixel);
  await input.click();
  await page.getByRole('option').first().click();
  return page.keyboard.press('Escape');
}

/** Opens a list from the navigation and checks its sample records. */
export async function openList(page: Page, path: string, name: ResourceName): Promise<void> {
  const text = textsOf(name);
  await page.goto('/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('name'), exact: true })
    .click();
  await expect(page).toHaveURL(`/${path}`);
  await expect(page.getByRole('table', { name: text('list.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Supprimer / })).toHaveCount(10);
}

/** Creates a record, finds it, opens it, changes it and deletes it. */
export async function walkRecord(
  page: Page,
  path: string,
  name: ResourceName,
  fields: readonly WalkField[],
): Promise<void> {
  const title = fresh('Essai');
  const text = textsOf(name);
  const labelOf = ({ field }: WalkField) => text(`fields.${field}`);
  const titleField = fields.find(({ entry }) => entry === undefined);
  if (titleField === undefined) throw new Error('A walk needs a title to type.');
  await page.goto(`/${path}`);
  await page.getByRole('link', { name: text('list.add') }).click();
  await expect(page).toHaveURL(`/${path}/ajouter`);
  for (const field of fields) await fill(page, labelOf(field), field, title);
  await page.getByRole('button', { name: text('create.submit') }).click();
  await expect(toast(page, text('create.success'))).toBeVisible();
  await expect(page).toHaveURL(`/${path}`);

  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: t('list.view', { title }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: t('common.edit'), exact: true }).click();
  const input = page.getByLabel(labelOf(titleField), { exact: true });
  await expect(input).toHaveValue(title);
  await input.fill(`${title} bis`);
  for (const field of fields.filter(({ again }) => again)) await fill(page, labelOf(field), field, title);
  await page.getByRole('button', { name: text('edit.submit') }).click();
  await expect(toast(page, text('edit.success'))).toBeVisible();

  await page.goto(`/${path}?query=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Supprimer ${title} bis` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('remove.confirm') })
    .click();
  await expect(page.getByText(t('list.empty'))).toBeVisible();
}
