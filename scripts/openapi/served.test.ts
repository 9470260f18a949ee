import { expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { servedAt } from '#schema/served-at.ts';
import { operationsOf } from '#server/openapi/operations.ts';

test('all calls are served below /api/v1 but those of the session and the withdrawal methods (product rule)', () => {
  const atRoot = operationsOf(resources)
    .map(servedAt)
    .filter((path) => !path.startsWith('/api/v1/'));
  expect(new Set(atRoot.map((path) => path.replace(/^(\/auth)\/.+/, '$1')))).toEqual(
    new Set(['/auth', '/admin/users/{id}/withdrawal-methods']),
  );
});
