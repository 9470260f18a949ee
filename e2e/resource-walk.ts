import type { Page } from '@playwright/test';
import type { Entry } from '#fields/generator.ts';
import { t } from '#lib/i18n/i18n.ts';
import type fr from '#locales/fr.json';
import { enter, textOfResource } from './enter.ts';
import { expect, toast } from './test.ts';
import { fresh } from './users.ts';

type ResourceName = keyof typeof fr.resources;

/** A field that the walk fills. Without an entry, the walk types the title. */
interface WalkField {
  readonly field: string;
  readonly entry?: Entry;
  /** True if records do not hold it: every edit must fill it again. */
  readonly again?: boolean;
}

/** Returns the function that reads the texts of a resource. */
const textsOf = (name: ResourceName) => (path: string) => textOfResource({ name }, path);

function fill(page: Page, label: string, { entry }: WalkField, title: string) {
  const control = page.getByLabel(label, { exact: true });
  return entry === undefined ? control.fill(title) : enter(control, entry);
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
