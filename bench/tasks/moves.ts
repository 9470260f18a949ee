import type { Locator } from 'playwright-core';
import { t } from '#lib/i18n/i18n.ts';
import type { Hand } from './hand.ts';

/** Opens a list by the navigation. */
export const navigate = ({ page, click }: Hand, name: string): Promise<void> =>
  click(
    page.getByRole('navigation', { name: t('shell.navigation') }).getByRole('link', { name, exact: true }),
  );

/** Finds something with the palette and opens the first result. `shown` is a text of the result. Default: what is typed. */
export async function openByPalette(hand: Hand, text: string, shown: string | RegExp = text): Promise<void> {
  await hand.press('Control+k');
  await hand.see(hand.page.getByRole('combobox', { name: t('common.search') }));
  await hand.type(text);
  await hand.see(option(hand, shown));
  await hand.press('Enter');
}

/** Replaces the text of the input that has the focus. */
export async function replaceText(hand: Hand, text: string): Promise<void> {
  await hand.press('Control+a');
  await hand.type(text);
}

/** Opens the editor of a filter. */
export async function filterBy(hand: Hand, field: string): Promise<void> {
  const bar = hand.page.getByRole('group', { name: t('list.filters') });
  await hand.click(bar.getByRole('button', { name: t('list.filter'), exact: true }));
  await hand.click(option(hand, field));
}

/** Confirms an open question. */
export const confirm = ({ page, click }: Hand, name: string): Promise<void> =>
  click(page.getByRole('alertdialog').getByRole('button', { name }));

/** An option of a list with a text. */
export const option = ({ page }: Hand, name: string | RegExp): Locator =>
  page.getByRole('option', { name, exact: false }).first();

/** The title of the page. */
export const heading = ({ page }: Hand, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });

/** The toast with a text. */
export const toast = ({ page }: Hand, text: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
