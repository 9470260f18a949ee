import { ApiError, isAbortError } from '#lib/api/api-error.ts';
import { anonymousErrorText, errorPosition } from '#resources/rules/error-text.ts';

/** An error that no code has caught, without what may be about a person. */
export interface PageError {
  readonly message: string;
  readonly place: string;
}

/** Returns an error as it is reported; undefined for a failed or ended call, which its screen shows. */
export function reportedError(thrown: unknown): PageError | undefined {
  if (!(thrown instanceof Error) || thrown instanceof ApiError || isAbortError(thrown)) return undefined;
  return {
    message: anonymousErrorText(`${thrown.name}: ${thrown.message}`),
    place: errorPosition(thrown.stack ?? ''),
  };
}
