import * as z from 'zod/mini';
import { enteredPassword } from '#schema/constraints.ts';
import { problem } from '#schema/problem.ts';
import { namedFactor } from './factor-schemas.ts';

const required = { error: problem('required') };
const type = { error: problem('type') };

/** Bytes as a browser writes them: base64url without padding. A passkey has a few kilobytes at most. */
const bytes = z.string(required).check(z.regex(/^[\w-]{1,20000}$/, type));
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key', type),
};

/** What `navigator.credentials.create` returned, as JSON. */
export const createdPasskey = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.optional(
          z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, type))).check(z.maxLength(10)),
        ),
      },
      required,
    ),
  },
  required,
);

/** What `navigator.credentials.get` returned, as JSON. */
export const usedPasskey = z.object(
  {
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }, required),
  },
  required,
);

/** The six digits of an authenticator app; spaces between them are left out. */
const totpCode = z.string(required).check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.minLength(1, { ...required, abort: true }),
  z.regex(/^\d{6}$/, type),
);

/** A recovery code in any letter case, with or without its hyphens. */
const recoveryCode = z.string(required).check(
  z.overwrite((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
  z.minLength(1, { ...required, abort: true }),
  z.regex(/^[A-Z2-7]{16}$/, type),
);

const challenge = z.string(required).check(z.regex(/^[\w-]{43}$/, type));

/** The answer to a challenge. */
export const factorEntry = z.discriminatedUnion(
  'factor',
  [
    z.object({ challenge, factor: z.literal('totp'), code: totpCode }),
    z.object({ challenge, factor: z.literal('recovery'), code: recoveryCode }),
    z.object({ challenge, factor: z.literal('passkey'), credential: usedPasskey }),
  ],
  { error: problem('choice') },
);

/** The answer to a challenge. */
export type FactorEntry = z.output<typeof factorEntry>;

/** A proof of identity: the password, or the answer to a challenge. */
export const proof = z.union([z.object({ password: enteredPassword }), factorEntry]);

/** The first code of an authenticator app, and the name of the app. */
export const totpConfirmation = z.extend(namedFactor, { code: totpCode });

/** A created passkey and its name. */
export const passkeyConfirmation = z.extend(namedFactor, { credential: createdPasskey });
