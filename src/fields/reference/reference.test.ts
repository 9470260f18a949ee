import { describe, expect, test } from 'vitest';
import { holds, junk, submit } from '#fields/testing.ts';
import { reference } from './reference.ts';
import { views } from './reference.views.tsx';

const target = { to: 'categories', by: 'titre' } as const;
const field = reference(target);
const picked = reference({ ...target, required: true });

describe('a reference', () => {
  test('names another record, whose identity may be a text or a number', () => {
    expect(holds(field, { id: 3, titre: 'Restaurants' })).toBe(true);
    expect(holds(field, { id: 'c-3', titre: 'Restaurants' })).toBe(true);
    expect(views.format({ id: 3, titre: 'Restaurants' }, { field, labelOf: () => undefined })).toBe(
      'Restaurants',
    );
  });

  test('has its name in the member that its field says', () => {
    const ride = reference({ to: 'rides', by: 'reference' });
    expect(holds(ride, { id: 3, reference: 'C-2026-0001' })).toBe(true);
    expect(holds(ride, { id: 3, titre: 'C-2026-0001' })).toBe(false);
    expect(views.format({ id: 3, reference: 'C-2026-0001' }, { field: ride, labelOf: () => undefined })).toBe(
      'C-2026-0001',
    );
  });

  test('may be missing only where its field says so', () => {
    expect(holds(field, null)).toBe(false);
    expect(holds(reference({ ...target, nullable: true }), null)).toBe(true);
  });

  test.each(junk)('is nothing else: %s', (value) => {
    expect(holds(field, value)).toBe(false);
  });

  test('is picked, unless its field is only read', () => {
    expect(field.access).toBe('readWrite');
    expect(reference({ ...target, access: 'readOnly' }).access).toBe('readOnly');
  });

  test('goes back as an identity, in the type it came in', () => {
    expect(picked.toDraft({ id: 3, titre: 'Restaurants' })).toBe(3);
    expect(submit(picked, 3)).toEqual({ sent: 3 });
    expect(submit(picked, 'c-3')).toEqual({ sent: 'c-3' });
    for (const value of junk) expect(picked.toDraft(value)).toBeNull();
  });

  test('may be none, unless the field asks for one', () => {
    expect(submit(field, null)).toEqual({ sent: null });
    expect(submit(picked, null)).toEqual({ problems: ['required'] });
  });

  test('without a name says nothing', () => {
    expect(views.isEmpty({ id: 3, titre: ' ' })).toBe(true);
  });
});
