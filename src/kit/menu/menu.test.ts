import { expect, test } from 'vitest';
import { entryValues } from './menu.ts';

test('entryValues lists actions and choices in order', () => {
  const ignore = () => undefined;
  expect(
    entryValues([
      { id: 'account', items: [{ id: 'settings', label: 'Settings', href: '/settings' }] },
      {
        id: 'theme',
        label: 'Theme',
        value: 'dark',
        onValueChange: ignore,
        options: [{ value: 'dark', label: 'Dark' }],
      },
      { id: 'leave', items: [{ id: 'logout', label: 'Log out', onSelect: ignore }] },
    ]),
  ).toEqual(['settings', 'theme/dark', 'logout']);
});

test('entryValues of an empty menu is an empty list', () => expect(entryValues([])).toEqual([]));
