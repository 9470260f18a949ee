/** Returns the common names of media types: `image/png` is PNG. */
export function namesOfTypes(accept: readonly string[]): string {
  return accept.map((type) => type.replace(/^.*\/|\+.*$/g, '').toUpperCase()).join(', ');
}
