import { describe, expect, test } from 'vitest';
import { accepts, junk } from '#fields/testing.ts';
import { priceList } from './price-list.ts';
import { views } from './price-list.views.tsx';

const field = priceList();
const format = (lines: { title: string; price: number | string }[]) =>
  views.format(lines, { field, labelOf: () => undefined }).replaceAll(/\s/g, ' ');

describe('a price list', () => {
  test('is formatted as its items with their prices in euros', () => {
    expect(format([{ title: 'Petit déjeuner', price: 12.5 }])).toBe('Petit déjeuner (12,50 €)');
    expect(format([{ title: 'Navette', price: '1200' }])).toBe('Navette (1 200,00 €)');
    expect(format([{ title: 'Accueil', price: 0 }])).toBe('Accueil (0,00 €)');
  });

  test('shows a price that is not an amount as it is', () => {
    expect(format([{ title: 'Sur devis', price: 'à partir de 10' }])).toBe('Sur devis (à partir de 10)');
  });

  test('may be empty, and then shows nothing', () => {
    expect(accepts(field, [])).toBe(true);
    expect(views.isEmpty([])).toBe(true);
  });

  test.each(junk.filter((value) => !Array.isArray(value) || value.length > 0))('is never %s', (value) => {
    expect(accepts(field, value)).toBe(false);
  });
});
