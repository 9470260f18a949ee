import type fr from '#locales/fr.json';

type Plural = 'one' | 'many' | 'other';

/** A key without the suffix that i18next picks by number: `results_one` and `results_other` are one text. */
type Stem<Key extends string> = Key extends `${infer Name}_${Plural}` ? Name : Key;

type KeysOf<Section> = {
  [Key in keyof Section & string]: Section[Key] extends string ? Stem<Key> : `${Key}.${KeysOf<Section[Key]>}`;
}[keyof Section & string];

/** The path of a text in the dictionary, e.g. `errors.network`. */
export type MessageKey = KeysOf<typeof fr>;

/** What a text's `{{names}}` are replaced with; `count` also picks its plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Words a text of the dictionary. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;
