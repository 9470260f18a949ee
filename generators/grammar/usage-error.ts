/** A mistake in a command. The message says what is wrong and where. */
export class UsageError extends Error {}
