/** Returns true if data that was read before is shown although reading it again has failed: the browser is offline. */
export function isKept({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean {
  return error !== null && data !== undefined && !navigator.onLine;
}
