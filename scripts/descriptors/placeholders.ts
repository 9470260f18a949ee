import { type Texts, textsIn } from '#schema/dictionary.ts';

/** The start of a placeholder for a missing label. `npm run generate -- labels` lists the placeholders. */
export const placeholder = 'À nommer\u00a0: ';

const start = /^À nommer\s: /;

/** Returns the placeholders in a dictionary: their paths and their texts. */
export const placeholders = (texts: Texts): (readonly [path: string, text: string])[] =>
  textsIn(texts).filter(([, text]) => start.test(text));
