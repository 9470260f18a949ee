import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { location } from './location.ts';
import { views } from './location.views.tsx';

const pickup = location({});

describe('a location', () => {
  test('is its address, whatever its coordinates', () => {
    const value = { address: '12 rue de la République, 69002 Lyon', lat: 45.76, lng: 4.83 };
    expect(accepts(pickup, value)).toBe(true);
    expect(accepts(pickup, { address: 'Gare de Lyon', lat: null })).toBe(true);
    expect(views.format(value, { field: pickup, labelOf: () => undefined })).toBe(
      '12 rue de la République, 69002 Lyon',
    );
  });

  test('without an address is empty', () => {
    expect(views.isEmpty({ address: '  ' })).toBe(true);
  });

  test('may be null only if its field is nullable', () => {
    expect(accepts(pickup, null)).toBe(false);
    expect(accepts(location({ nullable: true }), null)).toBe(true);
  });

  test.each([...junk, 'Lyon', { lat: 1, lng: 2 }])('is never %s', (value) => {
    expect(accepts(pickup, value)).toBe(false);
  });
});
