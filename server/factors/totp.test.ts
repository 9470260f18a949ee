import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { brandName } from '#theme/brand.ts';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

const now = 1_700_000_010;
const secret = newTotpSecret();
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: seconds * 1000 });

test('the codes of the present time step and of its neighbours are right, each with its own step', () => {
  const step = Math.floor(now / 30);
  const stepsAt = [-60, -30, 0, 30, 60].map((shift) => stepOfCode(secret, codeAt(now + shift), now));
  expect(stepsAt).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test('the known code of RFC 6238 is right', () => {
  const known = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
  expect(stepOfCode(known, '287082', 59)).toBe(1);
  expect(stepOfCode(known, '287083', 59)).toBeUndefined();
});

test('the address names the product and the account', () => {
  const address = new URL(totpAddress(secret, 'alice@exemple.fr'));
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/${brandName}:alice@exemple.fr`,
  ]);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    issuer: brandName,
    digits: '6',
  });
});
