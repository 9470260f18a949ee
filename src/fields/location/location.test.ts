import { describe, expect, test } from 'vitest';
import { holds, junk } from '#fields/testing.ts';
import { location } from './location.ts';
import { views } from './location.views.tsx';

const pickup = location({});

describe('a location', () => {
  test('is its address, whatever its coordinates', () => {
    const value = { address: '12 rue de la République, 69002 Lyon', lat: 45.76, lng: 4.83 };
    expect(holds(pickup, value)).toBe(true);
    expect(holds(pickup, { address: 'Gare de Lyon', lat: null })).toBe(true);
    expect(views.format(value, { field: pickup, labelOf: () => undefined })).toBe(
      '12 rue de la République, 69002 Lyon',
    );
  });

  test('without an address is empty', () => {
    expect(views.isEmpty({ address: '  ' })).toBe(true);
  });

  test('may be missing only where its field says so', () => {
    expect(holds(pickup, null)).toBe(false);
    expect(holds(location({ nullable: true }), null)).toBe(true);
  });

  test.each([...junk, 'Lyon', { lat: 1, lng: 2 }])('is nothing else: %s', (value) => {
    expect(holds(pickup, value)).toBe(false);
  });
});
