import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const env = { CONTRACT_TOKEN: 'abc' };
const base = ['--base', 'https://api.example.com/'];

test('the required options', () =>
  expect(readOptions(base, env)).toEqual({
    base: 'https://api.example.com',
    access: { token: 'abc' },
    write: false,
    only: [],
    forgive: false,
    timeout: 30_000,
    json: false,
    history: 'contract-history.jsonl',
  }));

test('all options', () =>
  expect(
    readOptions([...base, '--write', '--only', 'rides, users', '--forgive', '--timeout', '5', '--json'], {
      CONTRACT_EMAIL: 'a@b.fr',
      CONTRACT_PASSWORD: 'x',
    }),
  ).toMatchObject({ access: { email: 'a@b.fr', password: 'x' }, only: ['rides', 'users'], timeout: 5000 }));

test('help needs no other option', () => expect(readOptions(['--help'], {})).toBeUndefined());

test.each([
  [[], env, 'Missing --base'],
  [['--base', 'api.example.com'], env, '--base must be an address'],
  [['--base', 'https://me:secret@api.example.com'], env, '--base must hold no password'],
  [['--base', 'https://api.example.com/api/v1'], env, 'leave out /api/v1'],
  [[...base, '--timeout', 'x'], env, '--timeout must be'],
  [[...base, '--watch', '0'], env, '--watch must be'],
  [[...base, '--wrte'], env, "Unknown option '--wrte'"],
  [base, {}, 'Missing access'],
  [base, { CONTRACT_EMAIL: 'a@b.fr' }, 'CONTRACT_PASSWORD is missing'],
] as const)('%j is rejected with a message', (args, environment, message) => {
  const read = () => readOptions(args, environment);
  expect(read).toThrow(message);
  expect(read).not.toThrow('secret');
});
