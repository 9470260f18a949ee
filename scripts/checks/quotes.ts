import { type Texts, textsIn } from '#schema/dictionary.ts';
import type { Tree, Violation } from './tree.ts';

/** Guides, and the patterns that they share. */
const guides = /^src\/(kit|fields)\/.*(\.docs|patterns)\.ts$/;

const value = /\{\{[^}]*\}\}/g;
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asTyped = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Returns the outermost quotes of a text: a quoted text may quote another. */
function quotesIn(text: string): string[] {
  const quotes: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/[«»]/g)) {
    if (mark === '«' && depth === 0) from = index + 1;
    depth += mark === '«' ? 1 : -1;
    if (depth === 0) quotes.push(asTyped(text.slice(from, index)).trim());
  }
  return quotes;
}

/** Returns a test of whether a quote is one of the texts, with any values in it. A third of its letters must be of the text. */
function quoteTest(dictionary: Texts): (quote: string) => boolean {
  const texts = textsIn(dictionary).map(([, text]) => asTyped(text));
  const plain = new Set(texts);
  const withValues = texts.flatMap((text) => {
    const parts = text.split(value);
    const letters = lettersIn(parts.join(''));
    return parts.length === 1 || letters === 0
      ? []
      : [{ letters, matches: new RegExp(`^${parts.map(escaped).join('.+')}$`) }];
  });
  return (quote) =>
    plain.has(quote) ||
    withValues.some(({ letters, matches }) => letters * 3 >= lettersIn(quote) && matches.test(quote));
}

/** Finds texts in « » in the guides that the product does not show. A sample, or what not to write, is in “ ”. */
export function findFalseQuotes(tree: Tree, dictionary: Texts): Violation[] {
  const isShown = quoteTest(dictionary);
  return [...tree].flatMap(([path, text]) =>
    guides.test(path)
      ? quotesIn(text)
          .filter((quote) => !isShown(quote))
          .map((quote) => `${path}: « ${quote} » is not in locales/fr.json; a sample is in “ ”`)
      : [],
  );
}
