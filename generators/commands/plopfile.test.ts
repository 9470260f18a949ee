import type { NodePlopAPI } from 'plop';
import { expect, test, vi } from 'vitest';
import { optionNames, readSpec } from '#generators/grammar/resource-spec.ts';
import plopfile, { optionsOf } from './plopfile.ts';

const proposal = {
  found: '1 records',
  fields: [{ name: 'plate', kind: 'text!', confidence: 'certain', reason: 'its name' }],
  endpoint: '/admin/cars',
} as const;

test('every option of a resource is the name of a question: plop refuses others', () => {
  const setGenerator = vi.fn<NodePlopAPI['setGenerator']>();
  plopfile({ setGenerator });
  const [, config] = setGenerator.mock.calls.find(([name]) => name === 'resource') ?? [];
  const names = Array.isArray(config?.prompts) ? config.prompts.map(({ name }) => name) : [];
  expect(names).toEqual(expect.arrayContaining([...optionNames, 'name', 'from']));
});

test('the options that are given beside a source are kept', () => {
  const given = { path: 'autos', group: 'main', endpoint: '/admin/autos' };
  const answers = { name: 'vehicles', many: '', icon: 'Car', corrections: 'seats:quantity', ...given };
  expect(readSpec(optionsOf(answers, proposal))).toMatchObject({
    path: 'autos',
    endpoint: '/admin/autos',
    navigation: { group: 'main', icon: 'Car' },
    fields: [{ name: 'plate' }, { name: 'seats' }, { name: 'createdAt' }],
  });
  expect(optionsOf({ name: 'vehicles' }, proposal).endpoint).toBe('/admin/cars');
  expect(optionsOf({ name: 'vehicles', fields: 'a:text' }, undefined).fields).toBe('a:text');
});
