import { distance } from 'fastest-levenshtein';

/** The number of letters to add, remove or replace, up to which a word counts as a misspelt other one. */
const farthest = 2;

/** Returns how many letters two words have in common at their start. */
function sameStart(one: string, other: string): number {
  const end = [...one].findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
}

/** Returns the word that a misspelt one is nearest to; undefined if it is right, or like none of them. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  if (words.includes(word)) return undefined;
  const [nearest] = words
    .map((right) => ({ right, letters: distance(word, right) }))
    .filter(({ letters }) => letters <= farthest)
    .toSorted((a, b) => a.letters - b.letters || sameStart(word, b.right) - sameStart(word, a.right));
  return nearest?.right;
}
