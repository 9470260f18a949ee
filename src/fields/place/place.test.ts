import { describe, expect, test } from 'vitest';
import { holds, junk } from '#fields/testing.ts';
import { place } from './place.ts';
import { views } from './place.views.tsx';

const pickup = place({});

describe('a place', () => {
  test('is its address, wherever it lies', () => {
    const value = { address: '12 rue de la République, 69002 Lyon', lat: 45.76, lng: 4.83 };
    expect(holds(pickup, value)).toBe(true);
    expect(holds(pickup, { address: 'Gare de Lyon', lat: null })).toBe(true);
    expect(views.format(value, { field: pickup, word: () => undefined })).toBe(
      '12 rue de la République, 69002 Lyon',
    );
  });

  test('without an address is nowhere', () => {
    expect(views.isEmpty({ address: '  ' })).toBe(true);
  });

  test('may be missing only where its field says so', () => {
    expect(holds(pickup, null)).toBe(false);
    expect(holds(place({ nullable: true }), null)).toBe(true);
  });

  test.each([...junk, 'Lyon', { lat: 1, lng: 2 }])('is nothing else: %s', (value) => {
    expect(holds(pickup, value)).toBe(false);
  });
});
