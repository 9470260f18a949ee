import { describe, expect, test } from 'vitest';
import { accepts, submit } from '#fields/testing.ts';
import { references } from './references.ts';
import { views } from './references.views.tsx';

const field = references({ to: 'categories', by: 'titre' });
const stored = [
  { id: 3, titre: 'Restaurants' },
  { id: 'c-4', titre: 'Hôtels' },
];

describe('references', () => {
  test('name other records', () => {
    expect(accepts(field, stored)).toBe(true);
    expect(views.format(stored, { field, labelOf: () => undefined })).toBe('Restaurants, Hôtels');
  });

  test('are sent as ids, in their original type', () => {
    expect(field.toDraft(stored)).toEqual([3, 'c-4']);
    expect(submit(field, [3, 'c-4'])).toEqual({ sent: [3, 'c-4'] });
  });

  test('may be empty unless the field is required', () => {
    expect(submit(field, [])).toEqual({ sent: [] });
    expect(submit(references({ to: 'categories', by: 'titre', required: true }), [])).toEqual({
      problems: ['required'],
    });
    expect(views.isEmpty([])).toBe(true);
  });

  test.each([null, 'Restaurants', [{ titre: 'Restaurants' }], { 0: stored[0] }])(
    'are not read from %j',
    (value) => {
      expect(accepts(field, value)).toBe(false);
      expect(field.toDraft(value)).toEqual([]);
    },
  );
});
