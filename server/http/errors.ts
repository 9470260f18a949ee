import type { ErrorHandler } from 'hono';
import type { Log } from '#server/log.ts';
import { say } from '#server/words.ts';
import { Refusal } from './problem.ts';
import { loggedPath } from './request-log.ts';

/** Codes of PostgreSQL and of the network that mean "not now", not "wrong"; two that waited for each other too. */
const away = /^(08...|40P01|40001|53...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** A connection to the database that could not be had; the pool says so without a code. */
function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  const message = error instanceof Error ? error.message : '';
  return (
    away.test(codeOf(error)) || /timeout exceeded|Connection terminated|connection timeout/i.test(message)
  );
}

/** Turns whatever was thrown into an answer of the contract: refusals as they are, the rest logged and vague. */
export function answerError(log: Log): ErrorHandler {
  return (error, c) => {
    if (error instanceof Refusal) {
      const { status, code, message, errors, headers } = error;
      return c.json({ message, code, ...(errors && { errors }) }, status, { ...headers });
    }
    if (isDuplicate(error) || isForeign(error)) {
      // Two writes met: the database kept the first.
      return c.json({ message: say('conflict'), code: 'E_CONFLICT' }, 409);
    }
    log.error(`${c.req.method} ${loggedPath(c)} failed`, error);
    // What the tables do not bear, such as a balance below zero: what is there is not what was thought to be.
    if (codeOf(error) === '23514') return c.json({ message: say('conflict'), code: 'E_CONFLICT' }, 409);
    if (isAway(error)) {
      return c.json({ message: say('unavailable'), code: 'E_UNAVAILABLE' }, 503, { 'Retry-After': '5' });
    }
    return c.json({ message: say('failed'), code: 'E_INTERNAL' }, 500);
  };
}

/** Whether the database refused a row because another has the same value. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505';
}

/** Whether the database kept a row because another points at it. */
export function isForeign(error: unknown): boolean {
  return codeOf(error) === '23503';
}
