import { describe, expect, test } from 'vitest';
import { accepts, submit } from '#fields/testing.ts';
import { references } from './references.ts';
import { views } from './references.views.tsx';

const field = references({ to: 'users', by: 'name' });
const stored = [
  { id: 3, name: 'Alice Moreau' },
  { id: 'c-4', name: 'Chloé Garnier' },
];

describe('references', () => {
  test('name other records', () => {
    expect(accepts(field, stored)).toBe(true);
    expect(views.format(stored, { field, labelOf: () => undefined })).toBe('Alice Moreau, Chloé Garnier');
  });

  test('are sent as ids, in their original type', () => {
    expect(field.toDraft(stored)).toEqual([3, 'c-4']);
    expect(submit(field, [3, 'c-4'])).toEqual({ sent: [3, 'c-4'] });
  });

  test('may be ids alone', () => {
    expect(field.record.parse([3, ...stored])).toEqual([{ id: 3, name: '3' }, ...stored]);
    expect(field.toDraft([3, 'c-4'])).toEqual([3, 'c-4']);
  });

  test('may be empty unless the field is required', () => {
    expect(submit(field, [])).toEqual({ sent: [] });
    expect(submit(references({ to: 'users', by: 'name', required: true }), [])).toEqual({
      problems: ['required'],
    });
    expect(views.isEmpty([])).toBe(true);
  });

  test('stay in a form although one of them has no name; one without an id cannot', () => {
    expect(field.toDraft([...stored, { id: 5, name: null }, { id: 6 }, { name: 'Bruno' }])).toEqual([
      3,
      'c-4',
      5,
      6,
    ]);
  });

  test.each([null, 'Alice Moreau', [{ name: 'Alice Moreau' }], { 0: stored[0] }])(
    'are not read from %j',
    (value) => {
      expect(accepts(field, value)).toBe(false);
      expect(field.toDraft(value)).toEqual([]);
    },
  );
});
