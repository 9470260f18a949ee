import type { Resource } from './resource.ts';

/** The label of a choice that a search finds, too. */
export interface SearchedLabel {
  /** The field of the choice. */
  readonly field: string;
  readonly choice: string;
  readonly label: string;
}

/** A part of a search. A record matches it with its texts, or with one of its choices. */
export interface SearchTerm {
  readonly words: readonly string[];
  /** The choices that the words name. */
  readonly choices: readonly SearchedLabel[];
  /**
   * True if the words are the whole label of a choice. They mean this choice, so texts match only with exactly these words,
   * one after the other: "en cours" is not found in "12 cours Mirabeau, Aix-en-Provence". Otherwise a text that contains
   * each word somewhere matches.
   */
  readonly isLabel: boolean;
}

/**
 * Returns the labels that a search finds: those of the choices that the list can be filtered by, if records contain the
 * choice itself.
 */
export function searchedLabels(
  { list, fields }: Resource,
  labelOf: (field: string, choice: string) => string,
): SearchedLabel[] {
  return (list.filters ?? []).flatMap((field) => {
    const { filter, choices = [], fromPart, chosen } = fields[field] ?? {};
    if (filter !== 'choice' || fromPart || chosen) return [];
    return choices.map((choice) => ({ field, choice, label: labelOf(field, choice) }));
  });
}

/** Returns a text without case and accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\u0153/g, 'oe')
    .replace(/\u00e6/g, 'ae');

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** Returns the stem of a French word: the same for its singular and plural, and for its masculine and feminine. */
const stem = (word: string) =>
  folded(word)
    .replace(/s$/, '')
    .replace(/(?<=e)e$/, '');

const separators = '[\\s.()/-]*';
/** A French telephone number, or its beginning. */
const phone = new RegExp(
  `(?<![\\p{L}\\p{N}.@_-])((?:\\+|00)33${separators}0?|0)((?:${separators}\\d)*)(?![\\p{L}\\p{N}])`,
  'gu',
);
const phoneLength = 10;

/** Returns a search with its telephone numbers as the service stores them: the national digits, without spaces. */
function withPlainPhones(query: string): string {
  return query.replaceAll(phone, (spelt: string, prefix: string, rest: string) => {
    const digits = `0${rest.replaceAll(/\D/g, '')}`;
    const groups = spelt.split(/\D+/).filter((group) => group !== '');
    // Other groups of digits may be a postal code and the number of a house.
    const isPhone =
      prefix !== '0' ||
      groups.length === 1 ||
      groups.every(({ length }, index) => isPair(length, index, groups));
    return digits.length === phoneLength || (isPhone && digits.length < phoneLength) ? digits : spelt;
  });
}

/** Returns true if a group is a pair of digits. The last one may still be incomplete. */
const isPair = (length: number, index: number, groups: readonly string[]) =>
  length === 2 || (length === 1 && index === groups.length - 1);

/** A shorter word of a label, such as "en", is in too many texts. */
const shortestWord = 4;

/**
 * Returns the parts of a search. Labels of several words, such as "En attente", are found as a whole or by one word. A word
 * that is a whole label itself names no other one.
 */
export function searchTerms(query: string, labels: readonly SearchedLabel[]): SearchTerm[] {
  const known = labels.map((each) => ({ ...each, stems: wordsOf(each.label).map(stem) }));
  const words = wordsOf(withPlainPhones(query));
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const stems = words.slice(at).map(stem);
    const whole = known.filter((each) => each.stems.every((part, index) => part === stems[index]));
    const length = Math.max(1, ...whole.map((each) => each.stems.length));
    const [first = ''] = stems;
    const partly = known.filter((each) => first.length >= shortestWord && each.stems.includes(first));
    const longest = whole.filter((each) => each.stems.length === length);
    const isLabel = longest.length > 0;
    terms.push({
      words: words.slice(at, at + length),
      choices: (isLabel ? longest : partly).map(({ field, choice, label }) => ({ field, choice, label })),
      isLabel,
    });
    at += length;
  }
  return terms;
}

/** The characters that have a meaning in a regular expression, of JavaScript and of PostgreSQL. */
export const regexCharacters = /[\\^$.|?*+()[\]{}]/g;

/** What a word may follow, beside the start of a text: an index of the service finds these characters in a regular expression. */
const marks = ' \t\n\r!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~\u00a0\u00ab\u00bb';

/** The other characters of French typography that a word may follow, by their code too large for such an index. */
export const wideMarks = ['\u2019', '\u202f'] as const;

/** All characters that a word may follow. */
export const beforeWords = marks + wideMarks.join('');

/** Returns a regular expression, of JavaScript and of PostgreSQL, for the start of a text and for these characters. */
const startOf = (characters: string) => `(^|[${characters.replace(/[\\\]^[-]/g, '\\$&')}])`;

/** What a word may follow, as a regular expression, without {@link wideMarks}. */
export const startOfWord = startOf(marks);

/**
 * Returns true if a word of a search is found only where a word of a text begins, since it has one or two letters or digits: the
 * service could find it inside of words only by reading every text.
 */
export const beginsWords = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(folded(word));

const isIn = (text: string, word: string) =>
  beginsWords(word) ? new RegExp(`${startOf(beforeWords)}${word}`).test(text) : text.includes(word);

/** Returns true if texts, without case and accents, match a term. */
export function matchesTexts({ words, isLabel }: SearchTerm, texts: readonly string[]): boolean {
  const sought = words.map(folded);
  if (!isLabel) return sought.every((word) => texts.some((text) => isIn(text, word)));
  const phrase = sought.map((word) => word.replace(regexCharacters, '\\$&')).join('\\s+');
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'u');
  return texts.some((text) => whole.test(text));
}
