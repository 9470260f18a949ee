/**
 * The codes of PostgreSQL and of the network for temporary problems: no connection, a deadlock, a statement or a lock
 * that takes too long, no resources left, a server that became read-only after a failover.
 */
const unavailableCodes =
  /^(08...|25006|25P03|40P01|40001|53...|55P03|57014|57P0.|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** The messages of the pool, which reports a missing connection without a code. */
const unavailableMessage =
  /timeout exceeded|Connection terminated|connection timeout|not queryable|connection has been discarded/i;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** Returns true if the database can't be reached or can't take the statement now. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return (
    unavailableCodes.test(codeOf(error)) || (error instanceof Error && unavailableMessage.test(error.message))
  );
}

/** Returns true if a read failed because of the server that it was made on: it can't be reached, or can't read its files. */
export const isServerFailure = (error: unknown): boolean =>
  isUnavailable(error) || /^(58|XX|28|3D|CERT_|ERR_TLS)/.test(codeOf(error));

/** Returns true if the server has canceled a statement: it was slow, or kept a replica from replaying a change. */
export const isCanceled = (error: unknown): boolean => /^(57014|40001)$/.test(codeOf(error));

/** Returns true if PostgreSQL has ended the transaction, since it and another one waited for each other. */
export const isDeadlock = (error: unknown): boolean => codeOf(error) === '40P01';

/** Returns true if another row has the same unique value. */
export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505';

/** Returns the name of the index whose unique value another row has; undefined for any other error. */
export const violatedIndex = (error: unknown): string | undefined =>
  isUniqueViolation(error) && error instanceof Error && 'constraint' in error
    ? String(error.constraint)
    : undefined;

/**
 * Returns true if a foreign key refuses the statement: another row references the row that was to be deleted, or the
 * row references one that does not exist. PostgreSQL 18 has a code of its own for "restrict".
 */
export const isForeignKeyViolation = (error: unknown): boolean => /^(23503|23001)$/.test(codeOf(error));

/** Returns true if a check of the table does not allow the row, such as a balance below zero. */
export const isCheckViolation = (error: unknown): boolean => codeOf(error) === '23514';

/** Returns true if a statement could not convert a value to a type. */
export const isInvalidValue = (error: unknown): boolean => codeOf(error).startsWith('22');

/** Returns true if a view or a default that depends on a column keeps it as it is. */
export const hasDependents = (error: unknown): boolean => /^(0A000|2BP01|42804)$/.test(codeOf(error));
