/** The log of the server. It never contains a token, a password or a body; only the log mailer writes codes to it. */
export interface Log {
  info(message: string): void;
  error(message: string, cause?: unknown): void;
}

function line(message: string): string {
  return `${new Date().toISOString()} ${message}`;
}

function detailsOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

/** The log that writes one line per event to the standard streams. */
export const consoleLog: Log = {
  info: (message) => console.log(line(message)),
  error: (message, cause) =>
    console.error(`${line(message)}${cause === undefined ? '' : `\n${detailsOf(cause)}`}`),
};

/** A log for tests that writes nothing. */
export const silentLog: Log = { info: () => {}, error: () => {} };
