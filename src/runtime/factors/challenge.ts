import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import * as z from 'zod/mini';
import { member } from '#schema/objects.ts';

/** The ways to answer a challenge. */
export const factorKinds = ['totp', 'passkey', 'recovery'] as const;

/** A way to answer a challenge. */
export type FactorKind = (typeof factorKinds)[number];

const challenge = z.object({
  id: z.string(),
  /** The ways to answer, in the order of the service: the first one is shown first. Unknown ways are left out. */
  factors: z.pipe(
    z.array(z.string()),
    z.transform((names: string[]) => names.flatMap((name) => factorKinds.filter((kind) => kind === name))),
  ),
  passkey: z.optional(
    z.custom<PublicKeyCredentialRequestOptionsJSON>(
      (value) => typeof member(value, 'challenge') === 'string',
    ),
  ),
});

/** A question of the service for a second factor. */
export type Challenge = z.output<typeof challenge>;

/** The answer to a challenge, as it is sent. */
export type ChallengeAnswer =
  | { readonly challenge: string; readonly factor: 'totp' | 'recovery'; readonly code: string }
  | { readonly challenge: string; readonly factor: 'passkey'; readonly credential: object };

/** Reads a challenge, inside `data` or without it. Returns undefined if there is none that can be answered here. */
export function readChallenge(response: unknown): Challenge | undefined {
  const content = member(response, 'data') ?? response;
  const read = challenge.safeParse(member(content, 'challenge'));
  if (!read.success) return undefined;
  const { id, passkey } = read.data;
  // Without its options a passkey cannot be used.
  const factors = read.data.factors.filter((kind) => kind !== 'passkey' || passkey !== undefined);
  return factors.length > 0 ? { id, factors, passkey } : undefined;
}
