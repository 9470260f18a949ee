import type * as z from 'zod/mini';
import { recordAccountEvent } from '#server/activity/account-events.ts';
import { countAttemptFrom, type Origin, uncountAttempts } from '#server/auth/attempts.ts';
import { checkCode, type EnteredCode, useCode } from '#server/auth/codes.ts';
import { message } from '#server/base/messages.ts';
import type { Database } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import type { Services, Tools } from '#server/http/context.ts';
import { HttpError, invalid } from '#server/http/http-error.ts';
import { codeEntryLimits } from './limits.ts';

/** A right code that was entered. */
export interface RightCode {
  /**
   * Deletes the code in a transaction, removes the attempt from its counts, and returns the user. Throws an `HttpError`
   * if the code was used meanwhile.
   */
  use(trx: Database): Promise<CodeUser>;
}

/** The user who received a code. */
export interface CodeUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the checked JSON body of a call about codes. Throws an `HttpError` if it is malformed, or if no mail can be
 * sent.
 */
export async function readCodeRequest<Body>(
  { mailer }: Pick<Tools, 'mailer'>,
  schema: z.ZodMiniType<Body>,
  read: () => Promise<unknown>,
): Promise<Body> {
  if (!mailer) throw new HttpError(503, 'E_NO_MAILER', message('codesUnavailable'));
  return checked(schema, await read());
}

const wrongCode = () => invalid({ otp: [message('wrongCode')] });

/** Counts an attempt and checks the entered code. Throws an `HttpError` if the code is wrong; the attempt then stays counted. */
export async function enterCode(
  services: Services,
  origin: Origin,
  entered: EnteredCode,
): Promise<RightCode> {
  const counted = await countAttemptFrom(services, codeEntryLimits, origin);
  const hash = await checkCode(services, entered);
  const happened = { ip: origin.ip, at: services.now() };
  if (hash === undefined) {
    const event = { action: 'sign_in_failed', name: 'code', user: undefined, ...happened } as const;
    await recordAccountEvent(services.db, event);
    throw wrongCode();
  }
  return {
    use: async (trx) => {
      const used = await useCode(trx, entered.email, hash);
      if (!used) throw wrongCode();
      const { isFirstVerification, ...user } = used;
      // The first code of any purpose verifies the address. Later only a code for that purpose is an event.
      if (isFirstVerification || entered.purpose === 'verify_email')
        await recordAccountEvent(trx, { action: 'credentials', name: 'emailVerified', user, ...happened });
      await uncountAttempts({ ...services, db: trx }, counted);
      return user;
    },
  };
}
