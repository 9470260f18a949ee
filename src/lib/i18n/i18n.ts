import { textAt } from '#schema/dictionary.ts';
import type { MessageKey, MessageValues, Translate } from './keys.ts';
import { readText } from './read-text.ts';
import { dictionary } from './translator.ts';

export type { MessageKey, MessageValues, Translate } from './keys.ts';

/** Returns a text of the dictionary. */
export function t(key: MessageKey, values: MessageValues = {}): string {
  return readText(dictionary(), key, values);
}

/** Returns the function that reads texts of the dictionary, inside React. */
export const useTranslate = (): Translate => t;

/**
 * Returns the text of a path that is known at run time only, such as a resource's label. Returns undefined if the
 * dictionary has none.
 */
export function findText(path: string): string | undefined {
  return textAt(dictionary(), path);
}
