import type { Context, ErrorHandler } from 'hono';
import type { Log } from '#server/base/log.ts';
import { message } from '#server/base/messages.ts';
import { StoreError } from '#server/base/object-store.ts';
import { SecretError } from '#server/base/secrets.ts';
import { DiskFull } from '#server/database/disk-guard.ts';
import {
  isCheckViolation,
  isForeignKeyViolation,
  isUnavailable,
  isUniqueViolation,
} from '#server/database/errors.ts';
import { currentTrace } from '#server/monitoring/trace.ts';
import type { Env } from './context.ts';
import { HttpError, unavailable } from './http-error.ts';
import { loggedPath } from './request-log.ts';

/**
 * Turns what a handler throws into a response of the contract. An {@link HttpError} becomes the response that it
 * describes. Other errors are logged, and the response reveals nothing about them.
 */
export function handleErrors(log: Log): ErrorHandler<Env> {
  return (error, c) => {
    const conflict = () => described(c, new HttpError(409, 'E_CONFLICT', message('conflict')));
    if (error instanceof HttpError) return described(c, error);
    if (isForeignKeyViolation(error)) return described(c, new HttpError(409, 'E_IN_USE', message('inUse')));
    // Two writes at the same time: the database accepted the first.
    if (isUniqueViolation(error)) return conflict();
    // The cause is outside of the code, and each call has it until it is removed: a stack for each one says nothing.
    const isOutside = error instanceof SecretError || isUnavailable(error);
    const cause = isOutside ? error.message : error;
    log.error(`${c.req.method} ${loggedPath(c)} failed id=${c.get('requestId')}`, cause, {
      id: c.get('requestId'),
      trace: currentTrace()?.id,
    });
    if (isCheckViolation(error)) return conflict();
    if (error instanceof DiskFull) return described(c, unavailable('diskFull'));
    if (error instanceof StoreError) return described(c, unavailable('filesUnavailable'));
    if (error instanceof SecretError)
      return described(c, new HttpError(503, 'E_SECRET_KEY', message('codeUnverifiable')));
    if (isUnavailable(error)) return described(c, unavailable());
    return c.json({ message: message('failed'), code: 'E_INTERNAL' }, 500);
  };
}

function described(c: Context<Env>, { status, code, message, errors, data, headers }: HttpError): Response {
  c.set('errorCode', code);
  const body = { message, code, ...(errors && { errors }), ...(data !== undefined && { data }) };
  return c.json(body, status, { ...headers });
}
