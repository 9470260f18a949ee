import type { Locator, Page } from '@playwright/test';
import { t } from '#lib/i18n/i18n.ts';

/** Returns the filters of a list, with the number of results. A screen reader's announcement has the same text elsewhere. */
export const filterBar = (page: Page): Locator => page.getByRole('group', { name: t('list.filters') });
