import { distance } from 'fastest-levenshtein';

const lettersOf = (word: string) => [...word].toSorted().join('');

/** Returns true if so many edits are a misspelling. Two edits turn a short word into almost any other, unless they only swap letters. */
const isMisspelling = (word: string, right: string, edits: number) =>
  edits <= (word.length < 5 ? 1 : 2) || (edits === 2 && lettersOf(word) === lettersOf(right));

/** Returns the word that a misspelt one is nearest to; undefined if it is right, or like none of them. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  if (words.includes(word)) return undefined;
  const [nearest] = words
    .map((right) => ({ right, edits: distance(word, right) }))
    .filter(({ right, edits }) => isMisspelling(word, right, edits))
    .toSorted((a, b) => a.edits - b.edits);
  return nearest?.right;
}

/** Returns how to fix an unknown word: `call it “name”` and where, if it is a misspelling of a known one, and `otherwise` if not. */
export function fixOf(word: string, words: readonly string[], otherwise: string, where = ''): string {
  const right = nearestWord(word, words);
  return right === undefined ? otherwise : `call it “${right}”${where}`;
}
