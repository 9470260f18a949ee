import type { FactorEntry } from '#resources/calls/factor-entries.ts';
import { type AttemptLimits, countAttemptFrom, type Origin, uncountAttempts } from '#server/auth/attempts.ts';
import { notifyOwner } from '#server/auth/notices.ts';
import type { Database } from '#server/database/tables.ts';
import type { Tools } from '#server/http/context.ts';
import { countAnswer, endChallenge } from './challenges.ts';
import { checkFactor, wrongFactor } from './check-factor.ts';
import type { RelyingParty } from './relying-party.ts';

const quarterHour = 15 * 60;

/** Wrong answers to challenges: each challenge has a limit of its own, too. */
const limits = {
  pair: { name: 'factor', attempts: 15, seconds: quarterHour },
  spray: { name: 'factor-spray', attempts: 100, seconds: quarterHour },
  account: { name: 'factor-account', attempts: 50, seconds: 10 * 60 },
} satisfies AttemptLimits;

/** An answer to a challenge, and where it comes from. */
interface GivenAnswer {
  readonly entry: FactorEntry;
  readonly origin: Origin;
  readonly party: RelyingParty;
  /** The session that began a proof; null while signing in. */
  readonly sessionId: string | null;
}

/** A right answer. */
interface RightAnswer {
  readonly userId: string;
  /** Marks the factor and the challenge as used, in a transaction. Throws an `HttpError` if they were used meanwhile. */
  use(trx: Database): Promise<void>;
  /** No longer counts the attempt, and sends a mail about a used recovery code. Must run after the commit. */
  finish(): Promise<void>;
}

/** Checks the answer to a challenge. Throws an `HttpError` if it is wrong, too late, or one of too many. */
export async function answerChallenge(
  tools: Tools,
  db: Database,
  { entry, origin, party, sessionId }: GivenAnswer,
): Promise<RightAnswer> {
  const services = { ...tools, db };
  const counted = await countAttemptFrom(services, limits, origin);
  const challenge = await countAnswer(services, entry.challenge, sessionId);
  const useFactor = await checkFactor(services, challenge, party, entry);
  return {
    userId: challenge.userId,
    use: async (trx) => {
      await endChallenge(trx, challenge);
      if (!(await useFactor(trx))) throw wrongFactor(entry.factor);
    },
    finish: async () => {
      await uncountAttempts(services, counted);
      if (entry.factor === 'recovery') notifyOwner(tools, origin.email, 'recoveryUsed');
    },
  };
}
