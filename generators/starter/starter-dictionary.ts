import { asJson } from '#generators/editing/transaction.ts';
import { mergeTexts, type Texts, textAt } from '#schema/dictionary.ts';
import { isProductOnly, starterTexts } from './texts.ts';

/** Returns a section without the product's texts. A text that refers to one of those gets its words. */
function withoutProduct(section: Texts, all: Texts, above = ''): Texts {
  const kept: Record<string, string | Texts> = {};
  for (const [key, value] of Object.entries(section)) {
    const path = `${above}${key}`;
    if (isProductOnly(path)) continue;
    if (typeof value === 'object') {
      const rest = withoutProduct(value, all, `${path}.`);
      if (Object.keys(rest).length > 0) kept[key] = rest;
      continue;
    }
    const [, target] = /^\$t\(([\w.-]+)\)$/.exec(value) ?? [];
    kept[key] = target !== undefined && isProductOnly(target) ? (textAt(all, target) ?? value) : value;
  }
  return kept;
}

/** Returns the dictionary of a starter: the project's without the product's texts, and with those of an empty back-office. */
export function starterDictionary(text: string): string {
  const all: Texts = JSON.parse(text);
  return asJson(mergeTexts(withoutProduct(all, all), starterTexts));
}
