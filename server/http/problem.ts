import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Sentence, say } from '#server/words.ts';

/** What is wrong, by the field that it concerns. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface Details {
  readonly errors?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller is told about: it becomes the answer `{message, code, errors}`. */
export class Refusal extends Error {
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
export const invalid = (errors: FieldErrors): Refusal =>
  new Refusal(422, 'E_VALIDATION', say('invalid'), { errors });

export const malformed = (sentence: Sentence): Refusal => new Refusal(400, 'E_MALFORMED', say(sentence));

export const unsupported = (type: string): Refusal =>
  new Refusal(415, 'E_UNSUPPORTED_TYPE', say('unsupportedType', { type }));

export const tooLarge = (): Refusal => new Refusal(413, 'E_TOO_LARGE', say('tooLarge'));

export const notFound = (sentence: Sentence = 'notFound'): Refusal =>
  new Refusal(404, 'E_NOT_FOUND', say(sentence));

/** No session, or one that has ended: the code makes the back-office refresh. */
export const unauthorized = (): Refusal => new Refusal(401, 'E_AUTH_UNAUTHORIZED', say('unauthorized'));

export const forbidden = (): Refusal => new Refusal(403, 'E_FORBIDDEN', say('forbidden'));

/** The state of things does not allow it. */
export const conflict = (code: string, message: string): Refusal => new Refusal(409, code, message);

export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, 'E_TOO_MANY_REQUESTS', say('tooMany', { minutes: Math.max(1, Math.ceil(seconds / 60)) }), {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
