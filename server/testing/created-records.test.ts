import { expect, test } from 'vitest';
import { period } from '#fields/period/period.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { text } from '#fields/text/text.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { faultsOf } from './created-records.ts';

const vans: Resource = {
  name: 'vans',
  path: 'camionnettes',
  endpoints: rest('/admin/vans', {}),
  title: 'name',
  fields: {
    name: text({ required: true }),
    code: text({ access: 'readOnly' }),
    // Nothing enters a period yet: a kind of several members may.
    trial: { ...period({ count: 'trial_count', unit: 'trial_unit' }), access: 'readWrite' },
    service: period({ count: 'service_count', unit: 'service_unit' }),
    seats: quantity({ required: true }),
  },
  list: { columns: ['name'] },
  form: [],
};
const fit = { id: '1', name: 'AB', code: 'x', seats: 4, trial_count: 1, trial_unit: 'day' };

test.each([
  ['what was entered and fits', {}, []],
  ['what no form enters and is missing', { code: null, service_count: null }, []],
  ['what no form enters and has another type', { code: 4, service_unit: 4 }, ['code', 'service_unit']],
  ['what was entered and is missing', { name: null, seats: undefined }, ['name', 'seats']],
  ['a member of what was entered, of another type', { trial_unit: 4 }, ['trial_unit']],
  ['an id of another type', { id: true }, ['id']],
])('%s: the faults are found', (_, values, expected) => {
  const faults = faultsOf(vans, { ...fit, ...values });
  expect(faults.map((fault) => fault.replace(/:.*/s, ''))).toEqual(expected);
});
