/** The first letters of the first and last words of a name: "Jean-Pierre de La Tour (nuit)" gives "JT". */
export function initials(name: string): string {
  const bare = name.replace(/\([^)]*\)?/gu, '');
  const words = bare.split(/\s+/u).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('fr') ?? '').join('');
}
