import { expect, test } from 'vitest';
import { readChallenge } from './challenge.ts';

const passkey = { challenge: 'AAAA' };
const factorsOf = (challenge: object) => readChallenge({ data: { challenge } })?.factors;

test('the ways to answer keep the order of the service', () => {
  expect(factorsOf({ id: '1', factors: ['passkey', 'totp', 'recovery'], passkey })).toEqual([
    'passkey',
    'totp',
    'recovery',
  ]);
});

test('a way that is not known here, or lacks its options, is left out', () => {
  expect(factorsOf({ id: '1', factors: ['sms', 'passkey', 'totp'] })).toEqual(['totp']);
});

test.each([[{ id: '1', factors: ['sms'] }], [{ id: '1', factors: ['passkey'] }], [{ factors: ['totp'] }]])(
  '%j is not a challenge that can be answered',
  (challenge) => expect(factorsOf(challenge)).toBeUndefined(),
);
