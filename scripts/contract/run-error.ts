/** An error that prevents the check. Its message is for the user: it contains no stack and no token. */
export class RunError extends Error {}
