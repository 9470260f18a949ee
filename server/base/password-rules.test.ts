import { expect, test } from 'vitest';
import { message } from './messages.ts';
import { newPasswordProblem, ownWordsProblem } from './password-rules.ts';

test.each(['cheval batterie', '            x', 'ééémotlongàdeviner', '🗝️🐴🔋📎🗝️🐴🔋📎🗝️🐴🔋x', 'douze lettre'])(
  '%j is accepted as a new password',
  async (password) => {
    expect(await newPasswordProblem(password)).toBeUndefined();
  },
);

test('128 characters are accepted, and one more is not', async () => {
  const long = 'abcdefgh ijklmno '.repeat(8).slice(0, 127);
  expect(await newPasswordProblem(`${long}!`)).toBeUndefined();
  expect(await newPasswordProblem(`${long}!!`)).toMatch('128');
});

test.each(['onze lettre', '', 'a'])('%j is too short', async (password) => {
  expect(await newPasswordProblem(password)).toBe(message('passwordShort', { min: 12 }));
});

test.each(['123456789012', 'PassWord1234', 'aaaaaaaaaaaa', 'azertyazerty'])(
  '%j is too common',
  async (password) => {
    expect(await newPasswordProblem(password)).toBe(message('passwordCommon'));
  },
);

test.each([
  ['alice.dubreuil', true],
  ['Alice Dubreuil 24', true],
  ['ÀLICE-exemple-1', true],
  ['le cheval d’Alice', false],
  ['cheval batterie', false],
])('%j consists of the words of the account: %j', (password, isOwn) => {
  const account = { name: 'Alice Dubreuil', email: 'alice@exemple.fr' };
  expect(ownWordsProblem(password, account)).toBe(isOwn ? message('passwordOwn') : undefined);
});
