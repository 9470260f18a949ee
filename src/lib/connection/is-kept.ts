/** Returns true if a query has failed because the browser is offline, but has data from before, which is still shown. */
export function isKept({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean {
  return error !== null && data !== undefined && !navigator.onLine;
}
