import { fillText, type TextValues, textAt } from '#schema/dictionary.ts';

const plurals = new Intl.PluralRules('fr');

/**
 * Returns a text of the dictionary with its values filled in; the key itself if there is none. A number as `count`
 * selects the plural. It reads the part of i18next's notation that the dictionary uses, in a hundredth of its bytes.
 */
export function readText(dictionary: unknown, key: string, values: TextValues): string {
  const { count } = values;
  const plural =
    typeof count === 'number' ? textAt(dictionary, `${key}_${plurals.select(count)}`) : undefined;
  return fillText(plural ?? textAt(dictionary, key) ?? key, values);
}
