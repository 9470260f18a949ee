import { expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { readCode, readCredentials, readEmail, readNewPassword } from './credentials.ts';

const form = (values: Readonly<Record<string, string | File>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};
const email = t('validation.email');
const required = t('validation.required');

test('valid entries are sent, with the spaces around the email address removed', () => {
  expect(readCredentials(form({ email: ' a@example.com ', password: ' secret ' }))).toEqual({
    entries: { email: 'a@example.com', password: ' secret ' },
  });
});

test.each([
  [
    { email: '', password: '' },
    { email, password: required },
  ],
  [{ email: 'alice', password: 'x' }, { email }],
  [{ email: 'a@example.com', password: '' }, { password: required }],
  [{}, { email: required, password: required }],
  [{ email: new File([], 'a'), password: 'x' }, { email: required }],
])('%j is rejected', (values, errors) => {
  expect(readCredentials(form(values))).toEqual({ errors });
});

test('the email address for a code is read', () => {
  expect(readEmail(form({ email: 'a@example.com ' }))).toEqual({ entries: { email: 'a@example.com' } });
  expect(readEmail(form({ email: 'a' }))).toEqual({ errors: { email } });
});

test('a code may contain spaces, and an incomplete one is rejected', () => {
  const typed = { email: 'a@example.com', otp: ' 012\u00a0345 ' };
  expect(readCode(form(typed))).toEqual({ entries: { email: 'a@example.com', otp: '012345' } });
  expect(readCode(form({ ...typed, otp: '  ' }))).toEqual({ errors: { otp: required } });
  const incomplete = { errors: { otp: t('validation.tooShort', { min: 6 }) } };
  expect(readCode(form({ ...typed, otp: '012 34' }))).toEqual(incomplete);
  expect(readNewPassword(form({ ...typed, password: '' }))).toEqual({ errors: { password: required } });
  expect(readNewPassword(form({ ...typed, password: ' phrase  de passe ' }))).toEqual({
    entries: { email: 'a@example.com', otp: '012345', password: ' phrase  de passe ' },
  });
});

test('a new password that is too short or too long is rejected, an old one is not', () => {
  const typed = { email: 'a@example.com', otp: '012345' };
  const errorsOf = (password: string) => readNewPassword(form({ ...typed, password }));
  // Only the service knows whether the account has a second factor, which allows eight characters.
  expect(errorsOf('huit car')).toHaveProperty('entries');
  expect(errorsOf('sept ca')).toEqual({ errors: { password: t('validation.tooShort', { min: 8 }) } });
  expect(errorsOf('x'.repeat(129))).toEqual({ errors: { password: t('validation.tooLong', { max: 128 }) } });
  expect(readCredentials(form({ email: 'a@example.com', password: 'onze signes' }))).toEqual({
    entries: { email: 'a@example.com', password: 'onze signes' },
  });
});
