import { describe, expect, test } from 'vitest';
import { accepts, submit } from '#fields/testing.ts';
import { password } from './password.ts';

const secret = password({ required: true });

describe('an entered password', () => {
  test.each(['x', '   ', ' entouré ', '🗝️', 'x'.repeat(1024)])('%j is sent as it is', (draft) => {
    expect(submit(secret, draft)).toEqual({ sent: draft });
  });

  test.each([
    ['', 'required'],
    [null, 'required'],
    [undefined, 'required'],
    [123456, 'required'],
    ['x'.repeat(1025), 'tooLong'],
  ])('%j is rejected', (draft, problem) => {
    expect(submit(secret, draft)).toEqual({ problems: [problem] });
  });
});

test('a password is never part of a record or of an initial draft', () => {
  for (const value of ['secret', '', null, undefined]) {
    expect(accepts(secret, value)).toBe(false);
    expect(secret.toDraft(value)).toBe('');
  }
});
