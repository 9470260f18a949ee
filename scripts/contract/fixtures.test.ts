import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { fixtureRecorder } from './fixtures.ts';
import { redactor } from './redact.ts';

test('values are replaced by others of their form, and equal ones stay equal', () => {
  const id = '0b9e4c1a-7c1f-4a77-9d0e-000000000010';
  const redacted = redactor(new Set(['active']))({
    id,
    owner: { id, name: 'Alice Dubreuil', email: 'alice@exemple.fr', phone: '+33 6 12 34 56 78' },
    status: 'active',
    site: 'https://alice.fr/a?token=1',
    born: '1980-05-06',
    price: 12.34,
    amount: '12.34',
    seats: 4,
    wallet: 41_337,
    none: null,
    entries: ['a', 'b', 'c', 'd'],
    'alice@exemple.fr': true,
  });
  expect(redacted).toMatchObject({
    status: 'active',
    born: '2026-01-01',
    price: 1.5,
    amount: '1.50',
    seats: 4,
    none: null,
    owner: { phone: '+33600000000', id: '00000000-0000-4000-8000-000000000001' },
    id: '00000000-0000-4000-8000-000000000001',
  });
  expect(JSON.stringify(redacted)).not.toMatch(/alice|dubreuil|41337|"d"|12[ .]34/i);
});

test('a call has one fixture for each status', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'));
  const [operation] = operationsOf(resources).filter(({ id }) => id === 'users.list');
  if (operation === undefined) throw new Error('There is no call users.list.');
  const record = fixtureRecorder(join(folder, 'new'));
  const response = {
    media: undefined,
    status: 200,
    body: { data: { items: [{ name: 'Alice', role: 'driver' }], total: 1 } },
  };
  record(operation, response);
  record(operation, { ...response, body: {} });
  record(operation, { ...response, status: 500 });
  record(operation, { ...response, status: 404, body: undefined });
  expect(readdirSync(join(folder, 'new'))).toEqual(['get-admin-users.500.json', 'get-admin-users.json']);
  expect(JSON.parse(readFileSync(join(folder, 'new/get-admin-users.json'), 'utf8'))).toEqual({
    call: 'GET /admin/users',
    status: 200,
    body: { data: { items: [{ name: 'text 1', role: 'driver' }], total: 1 } },
  });
  rmSync(folder, { recursive: true });
});
