import { expect, test } from 'vitest';
import { passwordsOver, slowPasswords } from './passwords.ts';

const { hash, matches } = slowPasswords;

test('a password matches its own hash only, in either Unicode form of its accents', async () => {
  const stored = await hash('mot de passé');
  expect(stored).toMatch(/^scrypt\$32768\$8\$1\$/);
  expect(await hash('mot de passé')).not.toBe(stored);
  expect(await matches('mot de passé', stored)).toBe(true);
  expect(await matches('mot de passe\u0301', stored)).toBe(true);
  expect(await matches('mot de passe', stored)).toBe(false);
  expect(await matches('', stored)).toBe(false);
}, 30_000);

test('a hash with other parameters is checked with these parameters', async () => {
  const weaker = 'scrypt$1024$8$1$c2VsIHRlc3Q=$JENPLXrbAbiFG2mPkPMZpXpYsQMuSJIz6Jfi7DFgEOU=';
  expect(await matches('autre', weaker)).toBe(false);
});

test('without a user the check takes the same work and fails', async () => {
  const work: unknown[] = [];
  const counted = passwordsOver(16, async (password, salt, cost) => {
    work.push([salt.length, cost]);
    return Buffer.from(password.padEnd(32).slice(0, 32));
  });
  const stored = await counted.hash('x');
  await counted.matches('y', null);
  work.length = 0;
  expect(await counted.matches('y', stored)).toBe(false);
  const withUser = work.splice(0);
  expect(await counted.matches('y', null)).toBe(false);
  expect(work).toEqual(withUser);
  expect(work).toHaveLength(1);
});
