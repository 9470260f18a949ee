import type { AttemptLimits } from '#server/auth/attempts.ts';

const quarterHour = 15 * 60;

/** The limits of wrong passwords. */
export const passwordLimits = {
  pair: { name: 'signin', attempts: 10, seconds: quarterHour },
  spray: { name: 'spray', attempts: 100, seconds: quarterHour },
  account: { name: 'signin-account', attempts: 50, seconds: 10 * 60 },
} satisfies AttemptLimits;

const codeSpray = { name: 'code-spray', attempts: 100, seconds: quarterHour };

/** The limits of requested codes, since each is a mail. */
export const codeRequestLimits = {
  pair: { name: 'code-request', attempts: 5, seconds: quarterHour },
  spray: codeSpray,
  // Each code allows a few guesses, so the number of codes is limited, too.
  account: { name: 'code-flood', attempts: 20, seconds: 60 * 60 },
} satisfies AttemptLimits;

/** The limits of wrong codes. */
export const codeEntryLimits = {
  pair: { name: 'code-enter', attempts: 15, seconds: quarterHour },
  spray: codeSpray,
} satisfies AttemptLimits;
