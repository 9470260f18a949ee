/** Where the server tells what it does: never a token, a password or a body. One-time codes are the exception. */
export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
}

function clock(): string {
  return new Date().toISOString();
}

function told(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** One line per event on the standard streams. */
export const consoleLog: Log = {
  info: (message) => console.log(`${clock()} ${message}`),
  error: (message, cause) =>
    console.error(`${clock()} ${message}${cause === undefined ? '' : `\n${told(cause)}`}`),
};

/** For tests: says nothing. */
export const silentLog: Log = { info: () => {}, error: () => {} };
