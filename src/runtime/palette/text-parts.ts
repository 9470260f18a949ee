import type { TextPart } from '#kit/command-palette/command-palette.ts';
import { folded } from '#schema/search-terms.ts';

/** Returns the words of a search, without case and accents. */
export const wordsOf = (search: string): string[] =>
  folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns true if a text contains each of the words, whatever its case and accents. */
export function containsAll(text: string, words: readonly string[]): boolean {
  const plain = folded(text);
  return words.every((word) => plain.includes(word));
}

/** Returns a pattern of a word. Between digits there may be the spaces of a telephone number. */
function patternOf(word: string): RegExp {
  const escaped = word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&');
  return new RegExp(escaped.replaceAll(/\d(?=\d)/g, '$&\\s?'), 'g');
}

/** Divides a text into what is one of the words of a search and what is not, whatever its case and accents. */
export function textParts(text: string, words: readonly string[]): TextPart[] {
  const letters = [...text].map((letter) => ({ letter, plain: folded(letter) }));
  const plain = letters.map((each) => each.plain).join('');
  const found = new Set<number>();
  for (const word of words)
    for (const { index, 0: match } of plain.matchAll(patternOf(word)))
      for (let at = index; at < index + match.length; at += 1) found.add(at);

  const parts: TextPart[] = [];
  let at = 0;
  for (const { letter, plain: own } of letters) {
    const last = parts.at(-1);
    // An accent that is a character of its own belongs to the letter before it.
    const isFound = own === '' ? last?.found === true : found.has(at);
    if (last?.found === isFound) last.text += letter;
    else parts.push({ text: letter, found: isFound });
    at += own.length;
  }
  return parts;
}
