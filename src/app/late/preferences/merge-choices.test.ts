import { expect, test } from 'vitest';
import { type KnownChoices, mergeChoices } from './merge-choices.ts';

const kept = (value: string, changedAt = 10) => ({ density: { value, changedAt } });
const own = (density: string) => ({ density });
const nothing = { local: {}, kept: {}, agreed: {}, changedAt: {} };

test.each<[string, Partial<KnownChoices>, { apply?: object; send?: object }]>([
  ['both agree', { local: own('compact'), kept: kept('compact') }, {}],
  ['only this browser has one', { local: own('compact') }, { send: own('compact') }],
  ['only the service has one', { kept: kept('compact') }, { apply: own('compact') }],
  [
    'this browser has changed one',
    { local: own('compact'), kept: kept('comfortable'), agreed: own('comfortable') },
    { send: own('compact') },
  ],
  [
    'another browser has changed one',
    { local: own('comfortable'), kept: kept('compact'), agreed: own('comfortable') },
    { apply: own('compact') },
  ],
  [
    'this browser has forgotten one',
    { kept: kept('compact'), agreed: own('compact') },
    { send: { density: null } },
  ],
  [
    'another browser has forgotten one',
    { local: own('compact'), agreed: own('compact') },
    { apply: { density: null } },
  ],
  [
    'both have changed one, this browser later',
    { local: own('compact'), kept: kept('comfortable'), changedAt: { density: 11 } },
    { send: own('compact') },
  ],
  [
    'both have changed one, the service later',
    { local: own('compact'), kept: kept('comfortable'), changedAt: { density: 9 } },
    { apply: own('comfortable') },
  ],
  [
    'both have changed one, and nobody knows when',
    { local: own('compact'), kept: kept('comfortable') },
    { apply: own('comfortable') },
  ],
])('%s', (_, known, { apply = {}, send = {} }) => {
  expect(mergeChoices({ ...nothing, ...known })).toEqual({ apply, send });
});

test('each choice is compared on its own', () => {
  const columns = { 'columns:rides': { value: 'identity', changedAt: 1 } };
  expect(mergeChoices({ ...nothing, local: own('compact'), kept: columns })).toEqual({
    apply: { 'columns:rides': 'identity' },
    send: own('compact'),
  });
});
