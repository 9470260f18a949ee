import type fr from '#locales/fr.json';
import type { TextValues } from '#schema/dictionary.ts';

type Plural = 'one' | 'many' | 'other';

/** A key without its plural suffix: `results_one` and `results_other` are one text. */
type Stem<Key extends string> = Key extends `${infer Name}_${Plural}` ? Name : Key;

type KeysOf<Section> = {
  [Key in keyof Section & string]: Section[Key] extends string ? Stem<Key> : `${Key}.${KeysOf<Section[Key]>}`;
}[keyof Section & string];

/** Texts of `shared` are read by references only. */
type Key = KeysOf<Omit<typeof fr, 'shared'>>;

/** The path of a text with markup. Its section is called `rich`. */
export type RichKey = Extract<Key, `${string}.rich.${string}`>;

/** The path of a text in the dictionary, e.g. `errors.network`. */
export type MessageKey = Exclude<Key, RichKey>;

/** The values of a text's `{{names}}`. `count` also selects the plural. */
export type MessageValues = TextValues;

/** Returns a text of the dictionary. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
