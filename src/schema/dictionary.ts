/** Texts by section and name, as in the dictionary. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

/** Returns every text with its path. A reference to another text stays. */
export const textsIn = (texts: Texts, path = ''): (readonly [path: string, text: string])[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value] as const] : textsIn(value, `${path}${name}.`),
  );

/** Returns texts with more texts. Both may have the same sections. */
export function mergeTexts(texts: Texts, added: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...texts };
  for (const [name, value] of Object.entries(added)) {
    const present = merged[name];
    const areSections = typeof value === 'object' && typeof present === 'object';
    merged[name] = areSections ? mergeTexts(present, value) : value;
  }
  return merged;
}

/** A text that is the same as the text of another path, in i18next's own notation. */
const reference = /^\$t\(([\w.]+)\)$/;

/** Returns a text of a dictionary by its path; undefined if there is none. A reference gives the text that it names. */
export function textAt(dictionary: unknown, path: string): string | undefined {
  let node = dictionary;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = Reflect.get(node, key);
  }
  if (typeof node !== 'string') return undefined;
  const target = reference.exec(node)?.[1];
  return target === undefined ? node : textAt(dictionary, target);
}

/** The values of a text's `{{names}}`. */
export type TextValues = Readonly<Record<string, string | number>>;

// A limit of 0.0005 must not be rounded.
const numbers = new Intl.NumberFormat('fr', { maximumFractionDigits: 20 });

/** Returns a value as a text shows it. A number is written in French, with all its decimals: "12 480". */
export const valueText = (value: string | number): string =>
  typeof value === 'number' ? numbers.format(value) : value;

/** Returns a text with its `{{names}}` replaced by their values. A name without a value stays. */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => valueText(values[name] ?? whole));
}
