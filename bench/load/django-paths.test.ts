import { expect, test } from 'vitest';
import { djangoPathOf } from './django-paths.ts';

const list = (rest: string) => djangoPathOf({ activity: 'list', path: `/api/v1/admin/${rest}` });

test('lists, their orders, searches and filters have the same in the admin of Django', () => {
  expect(list('users?page=2&limit=10')).toBe('user/?p=2');
  expect(list('rides?page=1&limit=10&sort=-price')).toBe('ride/?p=1&o=-7');
  expect(list('wallets?page=1&limit=10&query=mar')).toBe('wallet/?p=1&q=mar');
  expect(list('users?page=1&limit=10&emailVerified=true')).toBe('user/?p=1&email_verified__exact=1');
  expect(list('transactions?page=1&limit=10&createdAt_from=2026-01-01')).toBe(
    'transaction/?p=1&created_at__gte=2026-01-01',
  );
});

test('details are the page that changes a record', () => {
  expect(djangoPathOf({ activity: 'details', path: '/api/v1/rides/7c1e' })).toBe('ride/7c1e/change/');
});

test('what Django does not have is not compared', () => {
  expect(list('categories?page=1&limit=10')).toBeUndefined();
  expect(list('transactions?page=1&limit=10&user=7c1e')).toBeUndefined();
  expect(djangoPathOf({ activity: 'export', path: '/api/v1/admin/users?page=1&limit=100' })).toBeUndefined();
});
