import { expect, test } from 'vitest';
import { refusedFields } from './refused-fields.ts';

test('a text of the service about a part names it, and belongs to the field that has the part', () => {
  const texts = {
    'validity.from': 'Trop tôt.',
    'validity.to': 'Trop tard.',
    'terms.to': 'Absent.',
    name: 'Pris.',
  };
  expect(refusedFields(texts, ['name', 'validity'])).toEqual({
    validity: 'Du\u00a0: Trop tôt.\nAu\u00a0: Trop tard.',
    'terms.to': 'Absent.',
    name: 'Pris.',
  });
});

test('a field of the form may have a name of its own, and a name with a dot', () => {
  const nameOf = (name: string) => name.replace('price_', '');
  expect(refusedFields({ 'price_km.day': 'Trop cher.' }, ['km', 'km.day'], nameOf)).toEqual({
    'km.day': 'Trop cher.',
  });
});
