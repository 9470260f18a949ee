import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type MessageName, message } from '#server/base/messages.ts';

/** The messages of each invalid field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface Details {
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
  readonly data?: unknown;
}

/** An error that the caller may see: it becomes the response `{message, code, errors, data}`. */
export class HttpError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly errors: FieldErrors | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** The current record, e.g. after a conflict of versions. */
  readonly data: unknown;

  constructor(status: ContentfulStatusCode, code: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = details.errors;
    this.headers = details.headers ?? {};
    this.data = details.data;
  }
}

/** Returns the error for invalid fields. */
export const invalid = (errors: FieldErrors): HttpError =>
  new HttpError(422, 'E_VALIDATION', message('invalid'), { errors });

export const malformed = (name: MessageName): HttpError => new HttpError(400, 'E_MALFORMED', message(name));

export const unsupported = (type: string): HttpError =>
  new HttpError(415, 'E_UNSUPPORTED_TYPE', message('unsupportedType', { type }));

export const tooLarge = (): HttpError => new HttpError(413, 'E_TOO_LARGE', message('tooLarge'));

/** Returns the error for a form of too many parts. */
export const tooManyParts = (max: number): HttpError =>
  new HttpError(413, 'E_TOO_LARGE', message('tooManyParts', { max }));

export const notFound = (name: MessageName = 'notFound'): HttpError =>
  new HttpError(404, 'E_NOT_FOUND', message(name));

/** Returns the error for a missing or expired token. Its code makes the back-office refresh the tokens. */
export const unauthorized = (): HttpError =>
  new HttpError(401, 'E_AUTH_UNAUTHORIZED', message('unauthorized'));

export const forbidden = (): HttpError => new HttpError(403, 'E_FORBIDDEN', message('forbidden'));

/** Returns the error for a change that the current state of the data does not allow. */
export const conflict = (code: string, message: string): HttpError => new HttpError(409, code, message);

/** Returns the error for a temporary problem: the database does not respond or is full. */
export const unavailable = (name: MessageName = 'unavailable'): HttpError =>
  new HttpError(503, 'E_UNAVAILABLE', message(name), { headers: { 'Retry-After': '5' } });

export const tooMany = (seconds: number): HttpError =>
  new HttpError(
    429,
    'E_TOO_MANY_REQUESTS',
    message('tooMany', { minutes: Math.max(1, Math.ceil(seconds / 60)) }),
    {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
    },
  );
