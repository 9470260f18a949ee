/** The texts of an input of tags. Each gets the tag that it is about. */
export interface TagsTexts {
  /** The name of the button that removes a tag. */
  readonly remove: (tag: string) => string;
  /** Read when the keys reach a tag, with what they do to it. */
  readonly reached: (tag: string) => string;
  /** Read after a change. Several added tags have commas between them. */
  readonly added: (tag: string) => string;
  readonly removed: (tag: string) => string;
}

/** The props of an input of tags, with the attributes of the field. */
export interface TagsInputProps {
  id: string;
  name?: string | undefined;
  /** The tags, in the order in which they were entered. */
  value: readonly string[];
  /** Gets the tags as they are typed, without the spaces around them. The owner says what it makes of them. */
  onValueChange: (value: string[]) => void;
  texts: TagsTexts;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

/** What ends a tag, typed or pasted. A copied column of a spreadsheet has line breaks. */
const separators = /[,;\n\r\t]+/;

/** Returns the tags in a text. */
export const tagsIn = (text: string): string[] =>
  text
    .split(separators)
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '');

/** Returns the tags of a changed list. One that was there before stays as it is, even with a comma. */
export const changedTags = (before: readonly string[], after: readonly string[]): string[] =>
  after.flatMap((tag) => (before.includes(tag) ? [tag] : tagsIn(tag)));
