import { t } from '#lib/i18n/i18n.ts';

/** The titles of the error pages, which are English (product rule). */
export const englishTexts: readonly string[] = [
  t('errors.pages.notFound'),
  t('errors.pages.unauthorized'),
  t('errors.pages.unavailable'),
  t('errors.pages.other'),
];
