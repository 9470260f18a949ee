import { expect, test } from 'vitest';
import { linkedRecord } from './linked-record.ts';

test('a link to a record on a page about something else is previewed', () => {
  expect(linkedRecord('/utilisateurs/7', '/courses')).toEqual({ resource: 'users', id: '7' });
  expect(linkedRecord('/utilisateurs/a%20b', '/utilisateurs/7')).toEqual({ resource: 'users', id: 'a b' });
  expect(linkedRecord('/utilisateurs/7', '/utilisateurs/78/modifier')).toEqual({
    resource: 'users',
    id: '7',
  });
});

test.each([
  ['/utilisateurs/7', '/utilisateurs', 'the rows of a list show their records'],
  ['/utilisateurs/7', '/utilisateurs/7', 'the page of the record'],
  ['/utilisateurs/7', '/utilisateurs/7/modifier', 'the form of the record'],
  ['/utilisateurs/7%', '/courses', 'malformed'],
  ['/utilisateurs', '/courses', 'a list'],
  ['/utilisateurs/ajouter', '/courses', 'a form'],
  ['/utilisateurs/7/modifier', '/courses', 'a form of a record'],
  ['/parametres/7', '/courses', 'no resource'],
])('%s on %s is not previewed: %s', (path, shown) => {
  expect(linkedRecord(path, shown)).toBeUndefined();
});
