import { describe, expect, test } from 'vitest';
import { ApiError, createAbortError } from '#lib/api/api-error.ts';
import { readProblemBody } from '#lib/api/problem-body.ts';
import { t } from '#lib/i18n/i18n.ts';
import { describeError, describeForForm, errorText } from './errors.ts';

const networkText = t('errors.network');
const fallbackText = t('errors.fallback');

describe('the generic handler', () => {
  test('a network error has the text about the connection', () => {
    expect(describeError(new ApiError('network'))).toEqual({ text: networkText, fields: {} });
    expect(errorText(new ApiError('timeout'))).toBe(networkText);
  });

  test('a message of the server stays unchanged', () => {
    expect(describeError(readProblemBody(409, { message: 'Déjà pris.' })).text).toBe('Déjà pris.');
  });

  test('messages of one field are joined by line breaks', () => {
    const error = readProblemBody(422, { errors: { email: ['Trop court.', 'Déjà pris.'], name: 'Vide.' } });
    expect(describeError(error)).toEqual({
      text: '',
      fields: { email: 'Trop court.\nDéjà pris.', name: 'Vide.' },
    });
  });

  test('a message and field errors are both returned', () => {
    const error = readProblemBody(422, { message: 'Refusé.', errors: { email: ['Déjà pris.'] } });
    expect(describeError(error)).toEqual({ text: 'Refusé.', fields: { email: 'Déjà pris.' } });
    expect(errorText(error)).toBe('Refusé.');
  });

  test('errors of fields without an input are part of the text', () => {
    const hasInput = (name: string) => name === 'email';
    const errors = { email: ['Déjà pris.'], id: ['Introuvable.'] };
    expect(describeForForm(readProblemBody(422, { message: 'Refusé.', errors }), hasInput)).toEqual({
      text: 'Refusé.\nIntrouvable.',
      fields: { email: 'Déjà pris.' },
    });
    expect(describeForForm(readProblemBody(422, { errors: { email: 'Déjà pris.' } }), hasInput).text).toBe(
      '',
    );
    expect(describeForForm(new ApiError('network'), hasInput)).toEqual({ text: networkText, fields: {} });
  });

  test('field errors are part of the text if there are no fields', () => {
    expect(errorText(readProblemBody(422, { errors: { id: ['Introuvable.'] } }))).toBe('Introuvable.');
  });

  test.each([
    ['a response without a message', readProblemBody(500, undefined)],
    ['a message that is not a text', readProblemBody(500, { message: { text: 'x' } })],
    ['a response that is not JSON', new ApiError('parsing')],
    ['a response of an unexpected shape', new ApiError('shape')],
    ['a bug', new TypeError('x is undefined')],
    ['a thrown value that is not an error', 'x'],
    ['nothing', undefined],
  ])('%s gives the fallback', (_, error) => {
    expect(describeError(error)).toEqual({ text: fallbackText, fields: {} });
    expect(errorText(error)).toBe(fallbackText);
  });

  test('an aborted call has no text', () => {
    expect(errorText(createAbortError())).toBe('');
    expect(describeError(createAbortError())).toEqual({ text: '', fields: {} });
  });

  test('a field named like an inherited member has no error unless the server sent one', () => {
    expect(describeError(readProblemBody(422, { errors: { a: 'b' } })).fields['constructor']).toBeUndefined();
    expect(describeError(new Error('x')).fields['toString']).toBeUndefined();
  });
});
