import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { changes } from './changes.ts';
import { views } from './changes.views.tsx';

const field = changes({ names: ['password', 'deleted'] });
const renamed = {
  action: 'update',
  name: null,
  resource: 'options',
  record: { id: 7, title: 'Piscine' },
  changes: [{ field: 'titre', from: 'Bassin', to: 'Piscine' }],
};

describe('changes', () => {
  test('are formatted as the title of the record and the names of the fields', () => {
    expect(accepts(field, renamed)).toBe(true);
    expect(views.format(renamed, { field, labelOf: () => undefined })).toBe('Piscine titre');
  });

  test('are empty without a record and without a changed field', () => {
    const refused = { ...renamed, resource: null, name: null, record: null, changes: [] };
    expect(accepts(field, refused)).toBe(true);
    expect(views.isEmpty(refused)).toBe(true);
    expect(views.isEmpty(renamed)).toBe(false);
    expect(views.isEmpty({ ...refused, name: 'password' })).toBe(false);
  });

  test('may hold values of any type', () => {
    for (const to of [null, 1, false, ['a'], { id: 1, titre: 'Bar' }]) {
      expect(accepts(field, { ...renamed, changes: [{ field: 'x', from: null, to }] })).toBe(true);
    }
  });

  test.each([...junk, { ...renamed, changes: null }, { ...renamed, changes: ['titre'] }])(
    'are never %j',
    (value) => {
      expect(accepts(field, value)).toBe(false);
    },
  );
});
