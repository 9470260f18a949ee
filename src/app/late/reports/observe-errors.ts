import { onThrown } from '#app/early-errors.ts';
import { type PageError, reportedError } from './reported-error.ts';

/** The maximum number of different errors that one page reports. */
const maxErrors = 10;

/** Calls back with each error that no code catches, once for equal ones. Returns the function that ends this. */
export function observeErrors(onError: (error: PageError) => void): () => void {
  const told = new Set<string>();
  onThrown((thrown) => {
    const error = reportedError(thrown);
    const key = JSON.stringify(error);
    if (error === undefined || told.has(key) || told.size >= maxErrors) return;
    told.add(key);
    onError(error);
  });
  return () => onThrown(() => {});
}
