/** The members of a line in the JSON log. */
export type LogFields = Readonly<Record<string, string | number | undefined>>;

/**
 * The log of the server. It never contains a token, a password or a body; only the log mailer writes codes to it. `fields`
 * say the same as the message: the JSON log has them instead of it.
 */
export interface Log {
  info(message: string, fields?: LogFields): void;
  error(message: string, cause?: unknown, fields?: LogFields): void;
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

/** The log that writes one JSON object per event to the standard output, for programs that collect logs. */
export const jsonLog: Log = {
  info: (message, fields = { message }) => write('info', fields),
  error: (message, cause, fields = {}) =>
    write('error', { message, ...(cause !== undefined && { error: detailsOf(cause) }), ...fields }),
};

function write(level: 'info' | 'error', fields: LogFields): void {
  console.log(JSON.stringify({ time: new Date().toISOString(), level, ...fields }));
}

/** A log for tests that writes nothing. */
export const silentLog: Log = { info: () => {}, error: () => {} };
