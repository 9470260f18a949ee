import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type MessageName, message } from '#server/base/messages.ts';

/** What is wrong, by the field that it concerns. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface Details {
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller is told about: it becomes the answer `{message, code, errors}`. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
  }
}

/** Fields that were refused, with a sentence for each. */
export const invalid = (errors: FieldErrors): HttpError =>
  new HttpError(422, 'E_VALIDATION', message('invalid'), { errors });

export const malformed = (sentence: MessageName): HttpError =>
  new HttpError(400, 'E_MALFORMED', message(sentence));

export const unsupported = (type: string): HttpError =>
  new HttpError(415, 'E_UNSUPPORTED_TYPE', message('unsupportedType', { type }));

export const tooLarge = (): HttpError => new HttpError(413, 'E_TOO_LARGE', message('tooLarge'));

export const notFound = (sentence: MessageName = 'notFound'): HttpError =>
  new HttpError(404, 'E_NOT_FOUND', message(sentence));

/** No session, or one that has ended: the code makes the back-office refresh. */
export const unauthorized = (): HttpError =>
  new HttpError(401, 'E_AUTH_UNAUTHORIZED', message('unauthorized'));

export const forbidden = (): HttpError => new HttpError(403, 'E_FORBIDDEN', message('forbidden'));

/** The state of things does not allow it. */
export const conflict = (code: string, message: string): HttpError => new HttpError(409, code, message);

export const tooMany = (seconds: number): HttpError =>
  new HttpError(
    429,
    'E_TOO_MANY_REQUESTS',
    message('tooMany', { minutes: Math.max(1, Math.ceil(seconds / 60)) }),
    {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
    },
  );
