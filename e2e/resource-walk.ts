import type { Page } from '@playwright/test';
import type { Filling } from '#fields/generator.ts';
import { t } from '#lib/i18n/i18n.ts';
import type fr from '#locales/fr.json';
import { enter, textOfResource } from './enter.ts';
import { expect, toast } from './test.ts';
import { fresh } from './users.ts';

type ResourceName = keyof typeof fr.resources;

/** A field of a form. The one without a filling is the title: it gets a unique text. */
interface WalkField {
  readonly field: string;
  readonly filling?: Filling;
  /** True if records do not hold its value, so that an edit must enter it again. */
  readonly again?: boolean;
  /** The most characters of the title. Default: any number. */
  readonly max?: number;
}

/** Returns the function that reads the texts of a resource. */
const textsOf = (name: ResourceName) => (path: string) => textOfResource({ name }, path);

/** Fills the control with a label: with the filling of its field, or with the title. */
function fill(page: Page, label: string, { filling }: WalkField, title: string) {
  const control = page.getByLabel(label, { exact: true });
  return filling === undefined ? control.fill(title) : enter(control, filling);
}

/** Opens a list from the navigation, and expects ten sample records below the headings. */
export async function openList(page: Page, path: string, name: ResourceName): Promise<void> {
  const text = textsOf(name);
  await page.goto('/');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: text('name'), exact: true })
    .click();
  await expect(page).toHaveURL(`/${path}`);
  const grid = page.getByRole('grid', { name: text('list.title') });
  await expect(grid.getByRole('row')).toHaveCount(11);
}

/** Opens the first record of a list, and expects its page: its address, its title, and the end of its loading. */
export async function openRecord(page: Page, path: string, name: ResourceName): Promise<void> {
  await page.goto(`/${path}`);
  const grid = page.getByRole('grid', { name: textsOf(name)('list.title') });
  const viewing = t('list.view', { title: '' });
  const link = grid.getByRole('link', { name: new RegExp(`^${viewing}`) }).first();
  const title = ((await link.getAttribute('aria-label')) ?? '').slice(viewing.length);
  expect(title).not.toBe('');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/${path}/[^/]+$`));
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/**
 * Creates a record, finds it, opens it, changes it and deletes it. Throws if no field is without a filling, since the
 * title finds the record.
 */
export async function walkRecord(
  page: Page,
  path: string,
  name: ResourceName,
  fields: readonly WalkField[],
): Promise<void> {
  const text = textsOf(name);
  const labelOf = ({ field }: WalkField) => text(`fields.${field}`);
  const titleField = fields.find(({ filling }) => filling === undefined);
  if (titleField === undefined) throw new Error('One field must be without a filling: the title.');
  // The end of a fresh text is what makes it unique.
  const title = fresh('Essai').slice(-((titleField.max ?? 100) - ' bis'.length));
  await page.goto(`/${path}`);
  await page.getByRole('link', { name: text('list.add') }).click();
  await expect(page).toHaveURL(`/${path}/ajouter`);
  for (const field of fields) await fill(page, labelOf(field), field, title);
  await page.getByRole('button', { name: text('create.submit'), exact: true }).click();
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
