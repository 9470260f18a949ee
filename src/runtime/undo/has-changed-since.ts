import { ApiError } from '#lib/api/api-error.ts';

/** Returns true if nothing was undone because somebody else has changed or deleted the record since. */
export const hasChangedSince = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 412 || error.status === 404);
