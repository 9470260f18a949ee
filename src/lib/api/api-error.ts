/** The cause of a failed call. `code`: no call failed, but code of the product could not be loaded. */
export type Reason = 'network' | 'timeout' | 'parsing' | 'shape' | 'http' | 'code';

type Code = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

const codes: Readonly<Partial<Record<Reason, Code>>> = {
  network: 'FETCH_ERROR',
  timeout: 'TIMEOUT_ERROR',
  parsing: 'PARSING_ERROR',
};

interface Details {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly serverMessage?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly data?: unknown;
  readonly version?: string | undefined;
  readonly cause?: unknown;
}

/** A failed call. `lib/errors` writes the message that users read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: Reason;
  readonly status: number | undefined;
  /** The server's code, or the client's own for a call without a readable response. */
  readonly code: string | undefined;
  /** The server's message for users. */
  readonly serverMessage: string | undefined;
  /** The server's messages for each field. An object without a prototype: it has only the members that were sent. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** The data that came with the error: of a version conflict, the record as it is now. */
  readonly data: unknown;
  /** The version of that record (`ETag`). */
  readonly version: string | undefined;

  constructor(reason: Reason, details: Details = {}) {
    super(details.serverMessage ?? `${reason} ${details.status ?? ''}`.trim(), { cause: details.cause });
    this.reason = reason;
    this.status = details.status;
    this.code = details.code ?? codes[reason];
    this.serverMessage = details.serverMessage;
    this.data = details.data;
    this.version = details.version;
    this.fieldErrors = details.fieldErrors ?? Object.create(null);
  }
}

/** Creates the error of a call whose response is no longer wanted: its screen was left, or its session is over. */
export function createAbortError(): DOMException {
  return new DOMException('The call was aborted.', 'AbortError');
}

/** Returns true for a call that was aborted on purpose: there is nothing to report. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** Returns true if the connection is a likely cause: the same call may succeed later. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof ApiError && ['network', 'timeout', 'code'].includes(error.reason);
}

/** Returns true if the service itself refused the call. After any other failure it is unknown whether a write was done. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500;
}
