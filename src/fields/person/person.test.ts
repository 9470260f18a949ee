import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { person } from './person.ts';
import { views } from './person.views.tsx';

const client = person({});
const context = { field: client, labelOf: () => undefined };

describe('a person', () => {
  test('has a name, and may have a picture and an address', () => {
    expect(accepts(client, { id: 1, name: 'Alice Dubreuil', avatar: null })).toBe(true);
    expect(accepts(client, { name: 'Alice Dubreuil', email: 'alice@exemple.fr' })).toBe(true);
    expect(views.format({ name: 'Alice Dubreuil', email: 'alice@exemple.fr' }, context)).toBe(
      'Alice Dubreuil',
    );
  });

  test('without a name is shown by the email address, or is empty', () => {
    expect(views.format({ name: ' ', email: 'alice@exemple.fr' }, context)).toBe('alice@exemple.fr');
    expect(views.isEmpty({ name: ' ', email: null })).toBe(true);
    expect(views.isEmpty({ name: ' ', email: 'alice@exemple.fr' })).toBe(false);
  });

  test('may have an id of any type, or none', () => {
    for (const id of [7, 'u-7', null, undefined, {}])
      expect(accepts(client, { id, name: 'Alice' })).toBe(true);
  });

  test('may be null only if its field is nullable', () => {
    expect(accepts(client, null)).toBe(false);
    expect(accepts(person({ nullable: true }), null)).toBe(true);
  });

  test.each([...junk, 'Alice', { name: null }])('is never %s', (value) => {
    expect(accepts(client, value)).toBe(false);
  });
});
