import { describe, expect, test } from 'vitest';
import { readList, readMessage, readOptionalRecord, readRecord } from './envelope.ts';

const rows = [{ id: 1 }, { id: 2 }];
const shape = expect.objectContaining({ name: 'ApiError', reason: 'shape' });

describe('a list', () => {
  test.each([
    [{ data: { items: rows, total: 42 } }],
    [{ data: { items: rows, total: '42' } }],
    [{ data: { data: rows, meta: { total: 42 } } }],
    [{ data: rows, total: 42 }],
    [{ data: rows, meta: { total: 42 } }],
    [{ items: rows, total: 42 }],
  ])('is read from %j', (payload) => {
    expect(readList(payload)).toEqual({ records: rows, total: 42, totalKnown: true, more: false });
  });

  test.each([
    [{ data: rows }],
    [rows],
    [{ data: { items: rows } }],
    [{ data: { items: rows, total: null } }],
    [{ data: { items: rows, total: -1 } }],
    [{ data: { items: rows, total: 2.5 } }],
    [{ data: { items: rows, total: 'beaucoup' } }],
    [{ data: { items: rows, total: '' } }],
    [{ data: { items: rows, total: 1e300 } }],
  ])('without a valid total counts as 10: %j', (payload) => {
    expect(readList(payload)).toEqual({ records: rows, total: 10, totalKnown: false, more: false });
  });

  test('may have more records than its total', () => {
    expect(readList({ data: { items: rows, total: 10_000, more: true } })).toMatchObject({ more: true });
    for (const more of [false, null, 'true', 1])
      expect(readList({ data: { items: rows, total: 3, more } })).toMatchObject({ more: false });
  });

  test('may be empty', () => {
    expect(readList({ data: { items: [], total: 0 } })).toEqual({
      records: [],
      total: 0,
      totalKnown: true,
      more: false,
    });
  });

  test.each([[null], [7], ['x'], [['id', 1]]])('has an empty record for %j', (odd) => {
    expect(readList({ data: { items: [{ id: 1 }, odd, { id: 2 }], total: 3 } })).toEqual({
      records: [{ id: 1 }, {}, { id: 2 }],
      total: 3,
      totalKnown: true,
      more: false,
    });
  });

  test.each([
    [undefined],
    [null],
    ['[]'],
    [7],
    [{}],
    [{ data: null }],
    [{ data: {} }],
    [{ data: { items: null } }],
    [{ data: { items: { 0: {} } } }],
    [{ message: 'ok' }],
    [[1, 2]],
    [[null]],
    [{ data: [['id', 1]] }],
  ])('cannot be read from %j: an error, never an empty list', (payload) => {
    expect(() => readList(payload)).toThrow(shape);
  });
});

describe('a record', () => {
  test('is read inside data or without it', () => {
    expect(readRecord({ data: { id: 1 } })).toEqual({ id: 1 });
    expect(readRecord({ id: 1 })).toEqual({ id: 1 });
  });

  test.each([[undefined], [null], ['x'], [[]], [{ data: [] }], [{ data: null }], [{ data: 'x' }]])(
    'cannot be read from %j',
    (payload) => {
      expect(() => readRecord(payload)).toThrow(shape);
    },
  );

  test('may be missing if the call allows it', () => {
    expect(readOptionalRecord({ data: null })).toBeUndefined();
    expect(readOptionalRecord({ data: { id: 1 } })).toEqual({ id: 1 });
    expect(() => readOptionalRecord({ data: [] })).toThrow(shape);
    expect(() => readOptionalRecord(undefined)).toThrow(shape);
  });
});

test('a message is read from message or data.message', () => {
  expect(readMessage({ message: 'Supprimé.' })).toBe('Supprimé.');
  expect(readMessage({ data: { message: 'Supprimé.' } })).toBe('Supprimé.');
  expect(readMessage({ message: 7, data: null })).toBeUndefined();
  expect(readMessage(undefined)).toBeUndefined();
});
