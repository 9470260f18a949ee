import { expect, test } from 'vitest';
import { longestPassword, shortestPassword, shortestWithFactor } from '#schema/password-lengths.ts';
import { message } from './messages.ts';
import { newPasswordProblem } from './password-rules.ts';

const alice = { name: 'Alice Dubreuil', email: 'alice@exemple.fr', hasFactor: false };
const problemOf = (password: string, hasFactor = false) =>
  newPasswordProblem(password, { ...alice, hasFactor });

test.each(['cheval batterie', '            x', 'ééémotlongàdeviner', '🗝️🐴🔋📎🗝️🐴🔋📎🗝️🐴🔋x', 'douze lettre'])(
  '%j is accepted as a new password',
  async (password) => {
    expect(await problemOf(password)).toBeUndefined();
  },
);

test('128 characters are accepted, and one more is not', async () => {
  const long = 'abcdefgh ijklmno '.repeat(8).slice(0, 127);
  expect(await problemOf(`${long}!`)).toBeUndefined();
  expect(await problemOf(`${long}!!`)).toMatch(String(longestPassword));
});

test.each(['onze lettre', 'huit car', '', 'a'])('%j is too short', async (password) => {
  expect(await problemOf(password)).toBe(message('passwordShort', { min: shortestPassword }));
});

test('8 characters are accepted with a second factor, and one less is not', async () => {
  expect(await problemOf('huit car', true)).toBeUndefined();
  expect(await problemOf('sept ca', true)).toBe(message('passwordShort', { min: shortestWithFactor }));
});

test.each(['123456789012', 'PassWord1234', 'aaaaaaaaaaaa', 'azertyazerty'])(
  '%j is too common',
  async (password) => {
    expect(await problemOf(password)).toBe(message('passwordCommon'));
  },
);

test.each([
  ['Administrateur-24', true],
  ['back-office 2026', true],
  ['adminadmin2026', true],
  ['l’administration des chevaux', false],
])('%j consists of the words of the product: %j', async (password, isKnown) => {
  expect(await problemOf(password)).toBe(isKnown ? message('passwordCommon') : undefined);
});

test.each([
  ['alice.dubreuil', true],
  ['Alice Dubreuil 24', true],
  ['ÀLICE-exemple-1', true],
  ['le cheval d’Alice', false],
  ['cheval batterie', false],
])('%j consists of the words of the account: %j', async (password, isOwn) => {
  expect(await problemOf(password)).toBe(isOwn ? message('passwordOwn') : undefined);
});
