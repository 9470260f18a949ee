import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey, MessageValues, Translate } from './keys.ts';
import { dictionary, translator } from './translator.ts';

export type { MessageKey, MessageValues, Translate } from './keys.ts';

/** Words a text of the dictionary, outside React. */
export function t(key: MessageKey, values: MessageValues = {}): string {
  return translator.t(key, values);
}

/** Words texts of the dictionary inside React. */
export function useTranslate(): Translate {
  const { t: translate } = useTranslation(undefined, { i18n: translator });
  return useCallback((key, values = {}) => translate(key, values), [translate]);
}

/**
 * Looks a text up by a path known at run time only, such as a resource's label.
 * Gives undefined where the dictionary has none: the caller decides what stands in its place.
 */
export function word(path: string): string | undefined {
  let node: unknown = dictionary();
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = Reflect.get(node, key);
  }
  return typeof node === 'string' ? node : undefined;
}
