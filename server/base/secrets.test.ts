import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SecretError, secretKey, secretsWith } from './secrets.ts';
import { StartError } from './settings.ts';

test('a sealed secret is read with its key and for its owner only', () => {
  const { seal, open } = secretsWith('a key');
  const sealed = seal('GEZDGNBV', 'alice');
  expect(Buffer.from(sealed).toString('latin1')).not.toContain('GEZDGNBV');
  expect(open(sealed, 'alice')).toBe('GEZDGNBV');
  expect(Buffer.from(seal('GEZDGNBV', 'alice'))).not.toEqual(Buffer.from(sealed));
  expect(() => open(sealed, 'bob')).toThrow(SecretError);
  expect(() => secretsWith('another key').open(sealed, 'alice')).toThrow(SecretError);
  expect(() => open(sealed.subarray(0, 20), 'alice')).toThrow(SecretError);
  expect(() => secretsWith(undefined).open(sealed, 'alice')).toThrow('SECRET_KEY');
});

test('a secret that was stored without a key can still be read once there is one', () => {
  const stored = secretsWith(undefined).seal('GEZDGNBV', 'alice');
  expect(secretsWith('a key').open(stored, 'alice')).toBe('GEZDGNBV');
});

test('the embedded database keeps its key in a file that only the owner may read; a shared one has only the key of the settings', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const databaseUrl = 'postgresql://localhost/x';
  expect(secretKey({ secretKey: undefined, databaseUrl, dataDir })).toBeUndefined();
  expect(secretKey({ secretKey: 'given', databaseUrl: undefined, dataDir })).toBe('given');
  const created = secretKey({ secretKey: undefined, databaseUrl: undefined, dataDir });
  expect(created).toMatch(/^[\w-]{43}$/);
  expect(secretKey({ secretKey: undefined, databaseUrl: undefined, dataDir })).toBe(created);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
});

test.for(['', '\n', 'x'.repeat(31)])('a file with the key %j is refused, and stays as it is', (text) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const file = join(dataDir, 'secret.key');
  writeFileSync(file, text);
  const read = () => secretKey({ secretKey: undefined, databaseUrl: undefined, dataDir });
  expect(read).toThrow(StartError);
  expect(read).toThrow(`The key in ${file} is not complete`);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
