import { describe, expect, test } from 'vitest';
import { accepts, submit } from '#fields/testing.ts';
import { password } from './password.ts';

const secret = password({ required: true });

describe('a new password', () => {
  test.each(['douze signes', ' '.repeat(12), ' entouré de blancs ', '🗝️'.repeat(12), 'x'.repeat(128)])(
    '%j is sent as it is',
    (draft) => {
      expect(submit(secret, draft)).toEqual({ sent: draft });
    },
  );

  test.each([
    ['', 'required'],
    [null, 'required'],
    [undefined, 'required'],
    [123456, 'required'],
    ['onze signes', 'tooShort'],
    ['🗝'.repeat(11), 'tooShort'],
    ['x'.repeat(129), 'tooLong'],
  ])('%j is rejected', (draft, problem) => {
    expect(submit(secret, draft)).toEqual({ problems: [problem] });
  });

  test('may be left out if it is optional', () => {
    expect(submit(password({ required: false }), '')).toEqual({ sent: '' });
    expect(submit(password({ required: false }), 'court')).toEqual({ problems: ['tooShort'] });
  });
});

describe('the password in use', () => {
  const current = password({ required: true, current: true });

  test.each(['x', '   ', 'x'.repeat(1024)])('%j is sent as it is', (draft) => {
    expect(submit(current, draft)).toEqual({ sent: draft });
  });

  test.each([
    ['', 'required'],
    ['x'.repeat(1025), 'tooLong'],
  ])('%j is rejected', (draft, problem) => {
    expect(submit(current, draft)).toEqual({ problems: [problem] });
  });
});

test('a password is never part of a record or of an initial draft', () => {
  for (const value of ['secret', '', null, undefined]) {
    expect(accepts(secret, value)).toBe(false);
    expect(secret.toDraft(value)).toBe('');
  }
});
