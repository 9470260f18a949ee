import type fr from '#locales/fr.json';

type Plural = 'one' | 'many' | 'other';

/** A key without its plural suffix: `results_one` and `results_other` are one text. */
type Stem<Key extends string> = Key extends `${infer Name}_${Plural}` ? Name : Key;

type KeysOf<Section> = {
  [Key in keyof Section & string]: Section[Key] extends string ? Stem<Key> : `${Key}.${KeysOf<Section[Key]>}`;
}[keyof Section & string];

/** The path of a text in the dictionary, e.g. `errors.network`. Texts of `shared` are read by references only. */
export type MessageKey = KeysOf<Omit<typeof fr, 'shared'>>;

/** The values of a text's `{{names}}`. `count` also selects the plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a text of the dictionary. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
