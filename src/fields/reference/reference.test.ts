import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { reference } from './reference.ts';
import { views } from './reference.views.tsx';

const target = { to: 'users', by: 'name' } as const;
const field = reference(target);
const picked = reference({ ...target, required: true });

describe('a reference', () => {
  test('names another record, whose id may be a text or a number', () => {
    expect(accepts(field, { id: 3, name: 'Alice Moreau' })).toBe(true);
    expect(accepts(field, { id: 'c-3', name: 'Alice Moreau' })).toBe(true);
    expect(views.format({ id: 3, name: 'Alice Moreau' }, { field, labelOf: () => undefined })).toBe(
      'Alice Moreau',
    );
  });

  test('has its name in the member that its field declares', () => {
    const owner = reference({ to: 'users', by: 'email' });
    expect(accepts(owner, { id: 3, email: 'alice@example.com' })).toBe(true);
    expect(accepts(owner, { id: 3, name: 'alice@example.com' })).toBe(false);
    expect(
      views.format({ id: 3, email: 'alice@example.com' }, { field: owner, labelOf: () => undefined }),
    ).toBe('alice@example.com');
  });

  test('is chosen among the records that the filters of its field let through', () => {
    const admin = reference({ ...target, filters: { role: ['admin'] } });
    expect([field.link.filters, admin.link.filters]).toEqual([undefined, { role: ['admin'] }]);
    expect(accepts(admin, { id: 3, name: 'Alice Moreau' })).toBe(true);
  });

  test('may be null only if its field is nullable', () => {
    expect(accepts(field, null)).toBe(false);
    expect(accepts(reference({ ...target, nullable: true }), null)).toBe(true);
  });

  test.each(junk)('is never %s', (value) => {
    expect(accepts(field, value)).toBe(false);
  });

  test('is picked unless its field is read only', () => {
    expect(field.access).toBe('readWrite');
    expect(reference({ ...target, access: 'readOnly' }).access).toBe('readOnly');
  });

  test('is sent as an id, in its original type', () => {
    expect(picked.toDraft({ id: 3, name: 'Alice Moreau' })).toBe(3);
    expect(submit(picked, 3)).toEqual({ sent: 3 });
    expect(submit(picked, 'c-3')).toEqual({ sent: 'c-3' });
    for (const value of junk) expect(picked.toDraft(value)).toBeNull();
  });

  test('stays in a form although the record that it names has no name', () => {
    expect(field.toDraft({ id: 3, name: null })).toBe(3);
  });

  test('may be an id alone, which is its name where no other one is known', () => {
    for (const id of [3, 'c-3']) {
      expect(field.record.parse(id)).toEqual({ id, name: String(id) });
      expect(field.toDraft(id)).toBe(id);
    }
    for (const nothing of ['', ' ']) {
      expect(accepts(field, nothing)).toBe(false);
      expect(field.toDraft(nothing)).toBeNull();
    }
  });

  test('may be empty unless the field is required', () => {
    expect(submit(field, null)).toEqual({ sent: null });
    expect(submit(picked, null)).toEqual({ problems: ['required'] });
  });

  test('without a name is empty', () => {
    expect(views.isEmpty({ id: 3, name: ' ' })).toBe(true);
  });
});
