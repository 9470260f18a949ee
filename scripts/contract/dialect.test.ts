import { expect, test } from 'vitest';
import { options } from '#resources/options.ts';
import { runContract } from './run.ts';

test('a resource of another service is checked at its own paths', async () => {
  const called = new Set<string>();
  const service: typeof fetch = async (input, init) => {
    called.add(new URL(new Request(input, init).url).pathname);
    return Response.json({ data: [] });
  };
  await runContract({
    base: 'https://service.test/prefix/',
    access: { token: 'token' },
    resources: [{ ...options, dialect: { list: { method: 'GET', path: '/v2/extras', received: ['data'] } } }],
    fetch: service,
    timeout: 1_000,
    write: false,
    only: ['options'],
  });
  expect([...called]).toContain('/prefix/v2/extras');
  expect([...called]).not.toContain('/prefix/api/v1/admin/options');
});
