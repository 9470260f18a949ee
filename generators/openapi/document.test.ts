import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { readDocument } from './document.ts';

const folder = mkdtempSync(join(tmpdir(), 'document-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a document with one server, and returns what precedes its paths. */
async function baseWith(server: object): Promise<string> {
  const file = join(folder, 'griffins.json');
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info: {}, servers: [server], paths: {} }));
  return (await readDocument(file)).base;
}

test.for([
  [{ url: 'https://griffins.test/v2/' }, '/v2'],
  [{ url: '/v2' }, '/v2'],
  [
    {
      url: 'https://griffins.test/{base}/{version}',
      variables: { base: { default: 'api' }, version: { default: 'v2' } },
    },
    '/api/v2',
  ],
  [
    {
      url: 'https://{host}:{port}/v2',
      variables: { host: { default: 'griffins.test' }, port: { default: 8443 } },
    },
    '/v2',
  ],
  [{ url: '{root}/v2', variables: { root: { default: 'https://griffins.test/api' } } }, '/api/v2'],
] as const)('the calls of the server %j begin with %s', async ([server, base]) => {
  expect(await baseWith(server)).toBe(base);
});

test.for([
  [{ url: 'https://griffins.test/{version}' }],
  [{ url: 'https://griffins.test/{version}', variables: { version: { enum: ['v1'] } } }],
] as const)('a variable without a value is named: %j', async ([server]) => {
  await expect(baseWith(server)).rejects.toThrow(
    new UsageError(
      `${join(folder, 'griffins.json')} has a server https://griffins.test/{version}, and no default for {version}: add it to servers[0].variables.`,
    ),
  );
});
