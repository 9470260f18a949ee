import { expect, test } from 'vitest';
import { isCallPath, isOwnPath, isTakenPath } from './own-folders.ts';

test('an address is the server’s or a page’s by its first folder', () => {
  const paths = ['/api/v1/x', '/admin', '/files/1', '/openapi.json', '/administration', '/'];
  expect(paths.map(isOwnPath)).toEqual([true, true, true, true, false, false]);
  expect(paths.map(isCallPath)).toEqual([true, true, false, false, false, false]);
});

test('another service may have calls below /api/v1 that this project does not have', () => {
  const paths = ['/api/v1/pets', '/api/v1/users/me', '/admin/pets', '/v2/pets'];
  expect(paths.map(isTakenPath)).toEqual([false, true, true, false]);
});
