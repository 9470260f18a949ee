import { describe, expect, test } from 'vitest';
import { ApiError, abandoned } from '#lib/api/api-error.ts';
import { readProblemBody } from '#lib/api/problem-body.ts';
import { describeError, errorText } from './errors.ts';

const NETWORK = 'Veuillez vérifier votre connection internet puis réessayer';
const FALLBACK = 'Une erreur est survenue, veuillez réessayer.';

describe('the generic handler', () => {
  test('a network failure asks to check the connection', () => {
    expect(describeError(new ApiError('network'))).toEqual({ text: NETWORK, fields: {} });
    expect(errorText(new ApiError('timeout'))).toBe(NETWORK);
  });

  test('a message of the server is shown as it is', () => {
    expect(describeError(readProblemBody(409, { message: 'Déjà pris.' })).text).toBe('Déjà pris.');
  });

  test('messages of one field are joined by line breaks', () => {
    const error = readProblemBody(422, { errors: { email: ['Trop court.', 'Déjà pris.'], name: 'Vide.' } });
    expect(describeError(error)).toEqual({
      text: '',
      fields: { email: 'Trop court.\nDéjà pris.', name: 'Vide.' },
    });
  });

  test('a message and field errors that come together are both given', () => {
    const error = readProblemBody(422, { message: 'Refusé.', errors: { email: ['Déjà pris.'] } });
    expect(describeError(error)).toEqual({ text: 'Refusé.', fields: { email: 'Déjà pris.' } });
    expect(errorText(error)).toBe('Refusé.');
  });

  test('field errors are still said where there are no fields to put them at', () => {
    expect(errorText(readProblemBody(422, { errors: { id: ['Introuvable.'] } }))).toBe('Introuvable.');
  });

  test.each([
    ['an answer without words', readProblemBody(500, undefined)],
    ['a message that is no text', readProblemBody(500, { message: { text: 'x' } })],
    ['an answer that is no JSON', new ApiError('parsing')],
    ['an answer of an unexpected shape', new ApiError('shape')],
    ['a mistake of the program', new TypeError('x is undefined')],
    ['something thrown that is no error', 'x'],
    ['nothing', undefined],
  ])('%s gives the fallback', (_, error) => {
    expect(describeError(error)).toEqual({ text: FALLBACK, fields: {} });
    expect(errorText(error)).toBe(FALLBACK);
  });

  test('nothing is said of a call that was given up', () => {
    expect(errorText(abandoned())).toBe('');
    expect(describeError(abandoned())).toEqual({ text: '', fields: {} });
  });

  test('a field that bears the name of an inherited property has no error unless the server gave one', () => {
    expect(describeError(readProblemBody(422, { errors: { a: 'b' } })).fields['constructor']).toBeUndefined();
    expect(describeError(new Error('x')).fields['toString']).toBeUndefined();
  });
});
