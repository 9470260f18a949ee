import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { textAt } from '#schema/dictionary.ts';
import type { MessageKey, MessageValues, Translate } from './keys.ts';
import { dictionary, translator } from './translator.ts';

export type { MessageKey, MessageValues, Translate } from './keys.ts';

/** Returns a text of the dictionary, outside React. */
export function t(key: MessageKey, values: MessageValues = {}): string {
  return translator.t(key, values);
}

/** Returns the function that reads texts of the dictionary, inside React. */
export function useTranslate(): Translate {
  const { t: translate } = useTranslation(undefined, { i18n: translator });
  return useCallback((key, values = {}) => translate(key, values), [translate]);
}

/**
 * Returns the text of a path that is known at run time only, such as a resource's label. Returns undefined if the
 * dictionary has none.
 */
export function findText(path: string): string | undefined {
  return textAt(dictionary(), path);
}
