/** What went wrong with a call. */
export type Reason = 'network' | 'timeout' | 'parsing' | 'shape' | 'http';

type Code = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

const CODES: Readonly<Partial<Record<Reason, Code>>> = {
  network: 'FETCH_ERROR',
  timeout: 'TIMEOUT_ERROR',
  parsing: 'PARSING_ERROR',
};

interface Details {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly serverMessage?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly cause?: unknown;
}

/** A call that failed. What people read of it is worded by `lib/errors`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: Reason;
  readonly status: number | undefined;
  /** The server's code, or the client's own for a call that got no answer it can read. */
  readonly code: string | undefined;
  /** What the server says to people. */
  readonly serverMessage: string | undefined;
  /** What the server says of each field. It has no prototype: only what was sent is in it. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;

  constructor(reason: Reason, details: Details = {}) {
    super(details.serverMessage ?? `${reason} ${details.status ?? ''}`.trim(), { cause: details.cause });
    this.reason = reason;
    this.status = details.status;
    this.code = details.code ?? CODES[reason];
    this.serverMessage = details.serverMessage;
    this.fieldErrors = details.fieldErrors ?? Object.create(null);
  }
}

/** The failure of a call that nobody waits for any more: its screen was left, or its session is over. */
export function abandoned(): DOMException {
  return new DOMException('Nobody waits for this call any more.', 'AbortError');
}

/** Whether a call was given up on purpose: no failure, and nothing to tell. */
export function isAbandoned(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
