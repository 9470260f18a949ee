import { expect, test } from 'vitest';
import { ApiError, createAbortError } from '#lib/api/api-error.ts';
import { reportedError } from './reported-error.ts';

test('an error of the code is reported without values; a failed or ended call is not', () => {
  const error = new TypeError("Cannot read 'Jean'");
  error.stack = 'TypeError\n at open (https://admin.exemple.fr/assets/base-a1.js:1:20)';
  expect(reportedError(error)).toEqual({ message: 'TypeError: Cannot read …', place: 'base-a1.js:1:20' });
  for (const other of [new ApiError('network'), createAbortError(), 'text', undefined])
    expect(reportedError(other)).toBeUndefined();
});
