import { describe, expect, test } from 'vitest';
import { accepts, submit } from '#fields/testing.ts';
import { input } from './flag.input.tsx';
import { flag } from './flag.ts';
import { views } from './flag.views.tsx';

const verified = flag({});
const labels: Readonly<Record<string, string>> = { true: 'Vérifié', false: 'Non vérifié' };
const context = { field: verified, labelOf: (value: string) => labels[value] };

test('a ticked or an unticked box is sent', () => {
  expect(submit(verified, true)).toEqual({ sent: true });
  expect(submit(verified, false)).toEqual({ sent: false });
});

test.each([[undefined], [null], ['true'], [1], ['']])('%j is rejected', (draft) => {
  expect(submit(verified, draft)).toEqual({ problems: ['type'] });
});

test.each([
  ['VRAI', true],
  ['Oui', true],
  ['1', true],
  ['x', true],
  ['true', true],
  [' FAUX ', false],
  ['non', false],
  ['0', false],
])('the cell %j of a file means %j', (text, value) => {
  expect(input.fromCell?.(text)).toBe(value);
});

test('a cell with another text is an error', () => {
  expect(submit(verified, input.fromCell?.('peut-être'))).toEqual({ problems: ['type'] });
});

describe('a stored flag', () => {
  test('is true or false, or null if its field is nullable', () => {
    expect(accepts(verified, false)).toBe(true);
    expect(accepts(verified, null)).toBe(false);
    expect(accepts(flag({ nullable: true }), null)).toBe(true);
    for (const value of ['true', 0, 1, '', undefined, {}]) expect(accepts(verified, value)).toBe(false);
  });

  test('has a label either way: false is a value', () => {
    expect(views.format(true, context)).toBe('Vérifié');
    expect(views.format(false, context)).toBe('Non vérifié');
    expect(views.isEmpty(false)).toBe(false);
  });

  test('fills a form; anything but true leaves it unticked', () => {
    expect(verified.toDraft(true)).toBe(true);
    for (const value of [false, 'true', 1, null, undefined, {}]) expect(verified.toDraft(value)).toBe(false);
  });
});
