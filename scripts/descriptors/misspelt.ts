/** Returns how many letters two words have in common at their start. */
const alike = (one: string, other: string) => {
  const end = [...one].findIndex((letter, at) => letter !== other[at]);
  return end < 0 ? one.length : end;
};
const backwards = (word: string) => [...word].toReversed().join('');

/** Returns true if a word differs from another one in two letters beside each other at most. */
function isMisspelt(word: string, right: string): boolean {
  const same = alike(word, right) + alike(backwards(word), backwards(right));
  return Math.max(word.length, right.length) - same <= 2;
}

/** Returns how many letters must be added, removed, replaced or swapped with the next one to turn a word into another one. */
function distance(word: string, right: string): number {
  let before: readonly number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...word].entries()) {
    const next = [row + 1];
    for (const [at, wanted] of [...right].entries()) {
      const isSwapped = row > 0 && letter === right[at - 1] && wanted === word[row - 1];
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (last[at + 1] ?? 0) + 1,
          (last[at] ?? 0) + Number(letter !== wanted),
          isSwapped ? (before[at - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[right.length] ?? 0;
}

/** Returns the word that a misspelt one is nearest to; undefined if it is right, or like none of them. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  if (words.includes(word)) return undefined;
  const [nearest] = words
    .filter((each) => isMisspelt(word, each))
    .toSorted((one, other) => distance(word, one) - distance(word, other));
  return nearest;
}
