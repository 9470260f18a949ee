import { expect, test } from 'vitest';
import { money } from '#fields/money/money.ts';
import { text } from '#fields/text/text.ts';
import { offeredDraft } from './offered-draft.ts';

const fields = { name: text({ required: true }), note: text({}), price: money({}) };
const record = { name: 'Wi-Fi', note: '', price: '12,00' };
const kept = (values: object, base: object) => ({ values: { ...values }, base: { ...base } });

test('a change of the draft is offered, and what somebody else has changed since stays', () => {
  const now = { ...record, note: 'Rapide' };
  expect(offeredDraft(fields, kept({ name: 'Wi-Fi 6' }, { name: 'Wi-Fi' }), now)).toEqual({
    values: { name: 'Wi-Fi 6' },
    conflicts: {},
  });
});

test('what both have changed is offered with the value that it replaced', () => {
  const now = { ...record, name: 'Internet' };
  expect(offeredDraft(fields, kept({ name: 'Wi-Fi 6' }, { name: 'Wi-Fi' }), now)).toEqual({
    values: { name: 'Wi-Fi 6' },
    conflicts: { name: 'Wi-Fi' },
  });
});

test('what the record has already is not offered, however it is written', () => {
  const now = { ...record, name: 'Wi-Fi 6' };
  expect(offeredDraft(fields, kept({ name: 'Wi-Fi 6' }, { name: 'Wi-Fi' }), now)).toBeUndefined();
  expect(offeredDraft(fields, kept({ price: '12' }, { price: '12,00' }), record)).toBeUndefined();
});

test('a draft without the values that it replaced conflicts with nothing', () => {
  expect(offeredDraft(fields, kept({ name: 'Wi-Fi 6' }, {}), record)?.conflicts).toEqual({});
});
