import { expect, test } from 'vitest';
import { readProblemBody } from './problem-body.ts';

test.each([
  [{ code: 'E_A' }],
  [{ error: { code: 'E_A' } }],
  [{ data: { code: 'E_A' } }],
  [{ code: 12, error: 'x', data: { code: 'E_A' } }],
])('the code of %j is read', (body) => {
  expect(readProblemBody(400, body).code).toBe('E_A');
});

test('a message is read from message, then from data.message', () => {
  expect(readProblemBody(400, { message: 'a', data: { message: 'b' } }).serverMessage).toBe('a');
  expect(readProblemBody(400, { message: '', data: { message: 'b' } }).serverMessage).toBe('b');
});

test.each([
  [undefined],
  [null],
  ['<html>'],
  [[]],
  [[{ message: 'x' }]],
  [7],
  [true],
  [{ message: 7, code: null }],
])('a body of %j gives an error without details', (body) => {
  expect(readProblemBody(503, body)).toMatchObject({
    reason: 'http',
    status: 503,
    code: undefined,
    serverMessage: undefined,
    fieldErrors: {},
  });
});

test('field errors are texts or lists of texts; anything else is ignored', () => {
  const errors = { a: 'un', b: ['deux', '', 3, null, 'trois'], c: {}, d: [], e: 5, f: [[]], g: ' ', h: null };
  expect(readProblemBody(422, { errors }).fieldErrors).toEqual({ a: ['un'], b: ['deux', 'trois'] });
  expect(readProblemBody(422, { errors: ['a', 'b'] }).fieldErrors).toEqual({});
});

test('a field named __proto__ changes no prototype', () => {
  const body: unknown = JSON.parse('{"errors": {"__proto__": ["x"], "constructor": ["y"]}}');
  const { fieldErrors } = readProblemBody(422, body);
  expect(Object.keys(fieldErrors)).toEqual(['__proto__', 'constructor']);
  expect(Object.getPrototypeOf(fieldErrors)).toBeNull();
  expect(Object.getPrototypeOf({})).toBe(Object.prototype);
});
