import { describe, expect, test } from 'vitest';
import { choice } from '#fields/choice/choice.ts';
import { instant } from '#fields/instant/instant.ts';
import { money } from '#fields/money/money.ts';
import { rest } from '#schema/endpoints.ts';
import { filterParameters } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import { boundOf, boundValues, emptyValues, isSet, listedFilters, withValues } from './listed-filters.ts';

const parcels: Resource = {
  name: 'parcels',
  endpoints: rest('/admin/parcels', {}),
  title: 'state',
  fields: {
    state: choice({ values: ['new', 'sent'], access: 'readOnly' }),
    price: money({}),
    createdAt: instant({}),
  },
  list: { columns: ['state'], filters: ['state', 'price', 'createdAt'] },
  form: [],
};
const filters = listedFilters(parcels, filterParameters(parcels));
const [state, price, createdAt] = filters;

test('each filter is listed once, with its parameters', () => {
  expect(filters.map(({ id, kind, parameters }) => [id, kind, parameters.map(({ name }) => name)])).toEqual([
    ['state', 'choice', ['state']],
    ['price', 'range', ['price_min', 'price_max']],
    ['createdAt', 'period', ['createdAt_from', 'createdAt_to']],
  ]);
});

describe('the values of a filter', () => {
  test('set it if one of its parameters has any', () => {
    if (!state || !price) throw new Error('missing');
    expect(isSet(price, { price_max: ['4'] })).toBe(true);
    expect(isSet(price, { state: ['new'], price_min: [] })).toBe(false);
    expect(isSet(state, {})).toBe(false);
  });

  test('are replaced or left out', () => {
    if (!price) throw new Error('missing');
    const values = { state: ['new'], price_min: ['1'] };
    expect(withValues(values, { price_min: ['2'], price_max: ['3'] })).toEqual({
      state: ['new'],
      price_min: ['2'],
      price_max: ['3'],
    });
    expect(withValues(values, emptyValues(price))).toEqual({ state: ['new'] });
  });

  test('have two bounds, either of which may be open', () => {
    if (!createdAt) throw new Error('missing');
    expect(boundValues(createdAt, { _from: '2026-03-05', _to: '' })).toEqual({
      createdAt_from: ['2026-03-05'],
      createdAt_to: [],
    });
    expect(boundOf(createdAt, { createdAt_to: ['2026-03-09'] }, '_to')).toBe('2026-03-09');
    expect(boundOf(createdAt, {}, '_from')).toBe('');
  });
});
