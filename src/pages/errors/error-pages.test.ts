import { expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { t } from '#lib/i18n/i18n.ts';
import { errorPageOf } from './error-pages.ts';

test.each([
  [404, t('errors.pages.notFound')],
  [401, t('errors.pages.unauthorized')],
  [503, t('errors.pages.unavailable')],
  [418, '🫖'],
  [500, t('errors.pages.other')],
  [403, t('errors.pages.other')],
  [undefined, t('errors.pages.other')],
])('status %s is shown as “%s”', (status, text) => {
  expect(t(errorPageOf(new ApiError('http', { status })))).toBe(text);
});

test.each([[new Error('x')], [undefined], ['404'], [{ status: 404 }]])('%j has the common page', (error) => {
  expect(t(errorPageOf(error))).toBe(t('errors.pages.other'));
});
