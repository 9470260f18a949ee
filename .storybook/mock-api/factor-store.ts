import type * as z from 'zod/mini';
import type { FactorEntry } from '#resources/calls/factor-entries.ts';
import type { challenge, factor } from '#resources/calls/factor-schemas.ts';
import { demoNow } from './clock.ts';

type Factor = z.output<typeof factor>;
type Challenge = z.output<typeof challenge>;

/** The key of every authenticator app. */
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The code of every authenticator app. */
export const appCode = '135790';

const maxAttempts = 5;

/** Returns a function that creates tokens: each is different, and as long as those of the service. */
const tokens = (name: string) => {
  let count = 0;
  return () => {
    count += 1;
    return `${name}-${count}-`.padEnd(43, 'x');
  };
};

const decoded = (base64url: string) => atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));

/** Returns true if a passkey was used for this challenge. Its signature is not checked. */
export function isForChallenge(clientDataJSON: string, passkeyChallenge: string): boolean {
  try {
    return JSON.parse(decoded(clientDataJSON)).challenge === passkeyChallenge;
  } catch {
    return false;
  }
}

/** Creates the store of the second factors of the signed-in user, with recovery codes and open challenges. */
export function createFactorStore() {
  const nextChallenge = tokens('challenge');
  const challenges = new Map<string, { readonly passkey: string; left: number }>();
  let factors: readonly Factor[] = [];
  let recoveryCodes: readonly string[] = [];
  let count = 0;

  const has = (kind: Factor['kind']) => factors.some((each) => each.kind === kind);

  /** Marks a factor of this kind as used now. Returns false if there is none. */
  function use(kind: Factor['kind']): boolean {
    const used = factors.find((each) => each.kind === kind);
    factors = factors.map((each) => (each === used ? { ...each, lastUsedAt: demoNow.toISOString() } : each));
    return used !== undefined;
  }

  function isRight(entry: FactorEntry, passkey: string): boolean {
    if (entry.factor === 'totp') return entry.code === appCode && use('totp');
    if (entry.factor === 'passkey')
      return isForChallenge(entry.credential.response.clientDataJSON, passkey) && use('passkey');
    const left = recoveryCodes.filter((code) => code.replaceAll('-', '') !== entry.code);
    const isKnown = left.length < recoveryCodes.length;
    recoveryCodes = left;
    return isKnown;
  }

  return {
    secret,
    /** True once the identity was proved. */
    isProved: false,
    get all() {
      return factors;
    },
    get codesLeft() {
      return recoveryCodes.length;
    },
    nextChallenge,
    add(kind: Factor['kind'], name: string): Factor {
      count += 1;
      const added = { id: `factor-${count}`, kind, name, createdAt: demoNow.toISOString(), lastUsedAt: null };
      factors = [...factors, added];
      return added;
    },
    /** Gives a factor another name. Returns undefined if there is no such factor. */
    rename(id: string, name: string): Factor | undefined {
      factors = factors.map((each) => (each.id === id ? { ...each, name } : each));
      return factors.find((each) => each.id === id);
    },
    /** Removes a factor, and the recovery codes with the last one. Returns false if there is no such factor. */
    remove(id: string): boolean {
      const left = factors.filter((each) => each.id !== id);
      const isRemoved = left.length < factors.length;
      factors = left;
      if (left.length === 0) recoveryCodes = [];
      return isRemoved;
    },
    /** Creates ten recovery codes, instead of the earlier ones. */
    renewCodes(): readonly string[] {
      const letters = [...'PQRSTUVWXY'];
      recoveryCodes = letters.map((letter, index) => `ABCD-EFGH-IJKL-MN${(index % 6) + 2}${letter}`);
      return recoveryCodes;
    },
    /** Creates a challenge; null without a factor. */
    begin(): Challenge | null {
      if (factors.length === 0) return null;
      const [id, passkey] = [nextChallenge(), nextChallenge()];
      challenges.set(id, { passkey, left: maxAttempts });
      return {
        id,
        factors: [
          ...(has('passkey') ? (['passkey'] as const) : []),
          ...(has('totp') ? (['totp'] as const) : []),
          ...(recoveryCodes.length > 0 ? (['recovery'] as const) : []),
        ],
        ...(has('passkey') && { passkey: { challenge: passkey } }),
      };
    },
    /** Checks the answer to a challenge. The right one ends the challenge, and so do five wrong ones. */
    answer(entry: FactorEntry): 'right' | 'wrong' | 'ended' {
      const open = challenges.get(entry.challenge);
      if (open === undefined || open.left === 0) return 'ended';
      open.left -= 1;
      if (!isRight(entry, open.passkey)) return 'wrong';
      challenges.delete(entry.challenge);
      return 'right';
    },
  };
}

/** The result of {@link createFactorStore}. */
export type FactorStore = ReturnType<typeof createFactorStore>;
