import { expect, test } from 'vitest';
import { address } from '#lib/api/address.ts';
import { resources } from '#resources/index.ts';
import { servedAt } from '#server/openapi/operation.ts';
import { operationsOf } from '#server/openapi/operations.ts';

test('the document and the back-office agree on where each call is served', () => {
  const paths = operationsOf(resources).map(({ path }) => path);
  const asked = (path: string) => decodeURI(address('', path));
  expect(paths.map(servedAt)).toEqual(paths.map(asked));
});
