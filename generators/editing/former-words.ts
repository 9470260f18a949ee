import { dictionary } from '#generators/grammar/resource-spec.ts';
import { type Texts, textsIn } from '#schema/dictionary.ts';
import { withoutPlaceholder } from '#scripts/descriptors/placeholders.ts';

/** Returns the start of a noun in the singular and in the plural: `cheva` of `Chevaux`. */
const stemOf = (word: string) => (word.length < 5 ? word : word.replace(/(?<=a)ux$|[sx]$/, ''));

/** Returns a pattern for a plural and its singular in texts. */
function wordPattern(plural: string): RegExp {
  const stems = plural.split(/[^\p{L}\p{N}]+/u).map((word) => `${stemOf(word)}\\p{L}{0,2}`);
  return new RegExp(`(?<!\\p{L})${stems.join('[^\\p{L}\\p{N}]+')}(?!\\p{L})`, 'iu');
}

/** Returns the texts of a dictionary that have the French name of a resource, which a renaming does not change. */
export function formerWords(texts: Texts, plural: string): string[] {
  const pattern = wordPattern(withoutPlaceholder(plural));
  return textsIn(texts).flatMap(([path, text]) =>
    pattern.test(text) ? [`${dictionary}, ${path}: ${text}`] : [],
  );
}
