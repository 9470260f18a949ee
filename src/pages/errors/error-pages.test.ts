import { expect, test } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { t } from '#lib/i18n/i18n.ts';
import { errorPageOf } from './error-pages.ts';

test.each([
  [404, "This page doesn't exist!"],
  [401, "You aren't authorized to see this"],
  [503, 'Looks like our API is down'],
  [418, '🫖'],
  [500, 'Something went wrong'],
  [403, 'Something went wrong'],
  [undefined, 'Something went wrong'],
])('status %s reads “%s”', (status, text) => {
  expect(t(errorPageOf(new ApiError('http', { status })))).toBe(text);
});

test.each([[new Error('x')], [undefined], ['404'], [{ status: 404 }]])('%j is none of them', (error) => {
  expect(t(errorPageOf(error))).toBe('Something went wrong');
});
