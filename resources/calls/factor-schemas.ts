import * as z from 'zod/mini';
import { problem } from '#schema/problem.ts';
import { recordId } from '#schema/record-id.ts';

const instant = z.iso.datetime({ offset: true });
const required = { error: problem('required') };

/** The options of a passkey. Their members beside the challenge are read by the browser alone. */
const browserOptions = z.looseObject({ challenge: z.string() });

/** The means to pass a challenge. `recovery` is offered while there are recovery codes. */
export const challengeFactors = ['totp', 'passkey', 'recovery'] as const;

/** A question for a second factor. It ends after five minutes, after five wrong attempts, and when it is answered. */
export const challenge = z.object({
  id: z.string(),
  factors: z.array(z.enum(challengeFactors)),
  /** The options of `navigator.credentials.get` as JSON, if `factors` has `passkey`. */
  passkey: z.optional(browserOptions),
});

/** The response to a sign-in if a second factor is set up. */
export const challenged = z.object({ challenge });

const factorName = z.string(required).check(
  z.trim(),
  z.minLength(1, required),
  z.maxLength(100, { error: problem('tooLong', { max: 100 }) }),
  z.refine((name) => !/[\p{Cc}\p{Cs}\p{Bidi_C}]/u.test(name), { error: problem('characters') }),
);

/** The name that a user gives a factor. */
export const namedFactor = z.object({ name: factorName });

/** A factor of the signed-in user. */
export const factor = z.object({
  id: recordId,
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});

/** The factors of the signed-in user, the oldest first. */
export const factors = z.object({
  factors: z.array(factor),
  /** The number of recovery codes that were not used. */
  recoveryCodes: z.int().check(z.nonnegative()),
  /** True if the service requires a factor of this user: the last one cannot be removed. */
  required: z.boolean(),
});

/** The setup of an authenticator app. It ends after ten minutes. */
export const totpSetup = z.object({
  id: recordId,
  /** In base32, to be typed. */
  secret: z.string(),
  /** An `otpauth:` address, to be shown as a QR code. */
  uri: z.string(),
});

/** The setup of a passkey. It ends after ten minutes. */
export const passkeySetup = z.object({
  id: recordId,
  /** The options of `navigator.credentials.create` as JSON. */
  options: browserOptions,
});

/** A factor that was just added. */
export const addedFactor = z.object({
  factor,
  /** The ten recovery codes, if this is the first factor: nothing shows them again. */
  recoveryCodes: z.nullable(z.array(z.string())),
});

/** New recovery codes: nothing shows them again. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The ways to prove one's identity: with the password if there is one, or with a factor. */
export const proofRequest = z.object({
  password: z.boolean(),
  challenge: z.nullable(challenge),
});
