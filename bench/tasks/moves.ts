import type { Locator } from 'playwright-core';
import { t } from '#lib/i18n/i18n.ts';
import type { User } from './user.ts';

/** Opens a list with its link in the navigation. */
export const navigate = ({ page, click }: User, name: string): Promise<void> =>
  click(
    page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', { name, exact: true }),
  );

/** Finds something with the palette and opens the first result. `shown` is a text of the result. Default: what is typed. */
export async function openByPalette(user: User, text: string, shown: string | RegExp = text): Promise<void> {
  await user.press('Control+k');
  await user.see(user.page.getByRole('combobox', { name: t('palette.box') }));
  await user.type(text);
  await user.see(option(user, shown));
  await user.press('Enter');
}

/** Replaces the text of the input that has the focus. */
export async function replaceText(user: User, text: string): Promise<void> {
  await user.press('Control+a');
  await user.type(text);
}

/** Opens the editor of a filter. */
export async function openFilterEditor(user: User, field: string): Promise<void> {
  const bar = user.page.getByRole('group', { name: t('list.filters') });
  await user.click(bar.getByRole('button', { name: t('list.filter'), exact: true }));
  await user.click(option(user, field));
}

/** Chooses a command of a record that its page has in a menu. */
export async function chooseCommand({ page, click }: User, name: string): Promise<void> {
  await click(page.getByRole('button', { name: t('commands.others'), exact: true }));
  await click(page.getByRole('menuitem', { name, exact: true }));
}

/** Confirms an open question. */
export const confirm = ({ page, click }: User, name: string): Promise<void> =>
  click(page.getByRole('alertdialog').getByRole('button', { name }));

/** Returns the first option whose text contains `name`. */
export const option = ({ page }: User, name: string | RegExp): Locator =>
  page.getByRole('option', { name, exact: false }).first();

/** The title of the page. */
export const heading = ({ page }: User, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });

/** The toast with a text. */
export const toast = ({ page }: User, text: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
