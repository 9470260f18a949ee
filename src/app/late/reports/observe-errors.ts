import { ApiError, isAbortError } from '#lib/api/api-error.ts';
import { errorPlace, errorText } from '#resources/rules/error-text.ts';

/** An error that no code has caught, without what may be about a person. */
export interface PageError {
  readonly message: string;
  readonly place: string;
}

/** The number of different errors of one page that are told. */
const most = 10;

/** Returns an error as it is reported; undefined for a failed or ended call, which its screen shows. */
export function reportedError(error: unknown): PageError | undefined {
  if (!(error instanceof Error) || error instanceof ApiError || isAbortError(error)) return undefined;
  return { message: errorText(`${error.name}: ${error.message}`), place: errorPlace(error.stack ?? '') };
}

/** Calls back with each error that no code catches, once for equal ones. */
export function observeErrors(onError: (error: PageError) => void): () => void {
  const told = new Set<string>();
  const ending = new AbortController();
  const note = (thrown: unknown) => {
    const error = reportedError(thrown);
    const key = JSON.stringify(error);
    if (error === undefined || told.has(key) || told.size >= most) return;
    told.add(key);
    onError(error);
  };
  addEventListener('error', ({ error }) => note(error), { signal: ending.signal });
  addEventListener('unhandledrejection', ({ reason }) => note(reason), { signal: ending.signal });
  return () => ending.abort();
}
