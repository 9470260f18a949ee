/** An error that prevents the check. Its message is for the user: it contains no stack and no token. */
export class RunError extends Error {}

/** Returns what a check that ended with an error prints. It has no data of a response: the message of an unknown error may. */
export function failureText(error: unknown): string {
  if (error instanceof RunError) return error.message;
  if (!(error instanceof Error)) return 'The check failed.';
  if ('syscall' in error) return `The check failed: ${error.message}.`;
  const steps = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`The check failed: ${error.name}.`, ...steps].join('\n');
}
