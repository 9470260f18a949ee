import type { TryLimits } from '#server/auth/tries.ts';

const quarterHour = 15 * 60;

/** The limits of wrong passwords. */
export const passwordLimits = {
  pair: { name: 'signin', tries: 10, seconds: quarterHour },
  spray: { name: 'spray', tries: 100, seconds: quarterHour },
  account: { name: 'signin-account', tries: 50, seconds: 10 * 60 },
} satisfies TryLimits;

const codeSpray = { name: 'code-spray', tries: 100, seconds: quarterHour };

/** The limits of requested codes, since each is a mail. */
export const codeRequestLimits = {
  pair: { name: 'code-request', tries: 5, seconds: quarterHour },
  spray: codeSpray,
  // Each code allows a few guesses, so the number of codes is limited, too.
  account: { name: 'code-flood', tries: 20, seconds: 60 * 60 },
} satisfies TryLimits;

/** The limits of wrong codes. */
export const codeEntryLimits = {
  pair: { name: 'code-enter', tries: 15, seconds: quarterHour },
  spray: codeSpray,
} satisfies TryLimits;
