import { describe, expect, test } from 'vitest';
import { holds, junk } from '#fields/testing.ts';
import { person } from './person.ts';
import { views } from './person.views.tsx';

const client = person({});
const context = { field: client, labelOf: () => undefined };

describe('a person', () => {
  test('has a name, and may have a picture and an address', () => {
    expect(holds(client, { id: 1, name: 'Alice Dubreuil', avatar: null })).toBe(true);
    expect(holds(client, { name: 'Alice Dubreuil', email: 'alice@exemple.fr' })).toBe(true);
    expect(views.format({ name: 'Alice Dubreuil', email: 'alice@exemple.fr' }, context)).toBe(
      'Alice Dubreuil',
    );
  });

  test('without a name is called by the email address, or is empty', () => {
    expect(views.format({ name: ' ', email: 'alice@exemple.fr' }, context)).toBe('alice@exemple.fr');
    expect(views.isEmpty({ name: ' ', email: null })).toBe(true);
    expect(views.isEmpty({ name: ' ', email: 'alice@exemple.fr' })).toBe(false);
  });

  test('may come with an identity of any sort, or none', () => {
    for (const id of [7, 'u-7', null, undefined, {}]) expect(holds(client, { id, name: 'Alice' })).toBe(true);
  });

  test('may be missing only where the field says so', () => {
    expect(holds(client, null)).toBe(false);
    expect(holds(person({ nullable: true }), null)).toBe(true);
  });

  test.each([...junk, 'Alice', { name: null }])('is nothing else: %s', (value) => {
    expect(holds(client, value)).toBe(false);
  });
});
