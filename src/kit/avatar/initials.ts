/** Returns the first letters of the first and last words of a name: "Jean-Pierre de La Tour (nuit)" gives "JT". */
export function initials(name: string): string {
  const bare = name.replace(/\([^)]*\)?/gu, '');
  const parts = bare.split(/\s+/u).filter((part) => /^\p{L}/u.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('fr') ?? '').join('');
}
