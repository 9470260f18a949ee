import { parseInstant } from '#lib/dates/dates.ts';
import type { Inference, Member } from './generator.ts';

/** Returns the words of a name: `plateNumber`, `plate_number` and `plate-number` have two. */
export const wordsOfName = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '');

/** Returns true if two names have the same words: `friendlyName` and `FriendlyName`. */
export const sameWords = (one: string, other: string): boolean =>
  wordsOfName(one).join('') === wordsOfName(other).join('');

/** Returns true if one of the words, given with spaces between them, is in the member's name. */
export const isNamed = ({ name }: Member, words: string): boolean =>
  wordsOfName(name).some((word) => words.split(' ').includes(word));

/** Returns true if there are values, and all of them are texts for which `passes` returns true. */
export const allTexts = (values: readonly unknown[], passes: (text: string) => boolean): boolean =>
  values.length > 0 && values.every((value) => typeof value === 'string' && passes(value));

/** Returns true if a text can be a key of the dictionary. */
export const isWord = (text: string) => /^[a-zA-Z][\w-]{0,29}$/.test(text);

/** The words in the names of pictures. */
export const pictureNames = 'image picture photo avatar icon logo thumbnail cover vignette portrait';

/** Returns true if a text is the address of a picture. */
export const isPictureAddress = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^(?:(?:https?:\/\/|\/)\S+\.(?:png|jpe?g|gif|webp|avif|svg)(?:\?\S*)?$|data:image\/)/i.test(text);

const frenchNumber = /^(?:(?:\+|00)33\s?(?:\(0\)\s?)?|0)[1-9](?:[\s.-]?\d{2}){4}$/;
const foreignNumber = /^\+\d[\d\s.()-]{7,}$/;

/** Returns true if a text is a telephone number, French or with the prefix of a country. */
export const isPhoneNumber = (text: string): boolean => frenchNumber.test(text) || foreignNumber.test(text);

/** Describes the values that support an inference. */
export const seen = ({ source, values }: Member) =>
  source === 'schema' ? 'the example' : `all ${values.length} values`;

/** Returns the largest number of decimals among some values. */
export const decimalsOf = (values: readonly unknown[]): number =>
  Math.max(0, ...values.map((value) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0));

/** Infers from the format that a schema states. */
export const byFormat = ({ format }: Member, ...formats: readonly string[]): Inference | undefined =>
  format !== undefined && formats.includes(format)
    ? { confidence: 'certain', reason: `format ${format}` }
    : undefined;

/**
 * Infers from the members of an object, or of the objects in a list. It must have all members in `needed`, and no others
 * than those in `needed` and `optional`.
 */
export function byMembers(
  { shape, members }: Member,
  wanted: 'object' | 'list',
  needed: readonly string[],
  optional: readonly string[] = [],
): Inference | undefined {
  const suits =
    shape === wanted &&
    needed.every((name) => members.includes(name)) &&
    members.every((name) => needed.includes(name) || optional.includes(name));
  const what = wanted === 'list' ? 'a list of objects' : 'an object';
  return suits
    ? { confidence: 'certain', reason: `${what} of ${members.slice(0, 6).join(', ')}` }
    : undefined;
}

/** Returns an inference if all values are dates with a time. */
export const momentsIn = (member: Member): Inference | undefined =>
  byFormat(member, 'date-time') ??
  (allTexts(member.values, (text) => parseInstant(text) !== undefined)
    ? { confidence: 'certain', reason: `${seen(member)} are dates with a time` }
    : undefined);

const planned =
  'start starts begin begins from until end ends valid validity expires expiry expiration due deadline scheduled planned appointment debut fin';

/** The words in the names of moments that the clock of a service sets, although bodies often declare them as records have them. */
const ofClock = 'created updated modified changed deleted';

/** Returns true for a moment that a user decides: its name says so, or a request sends it. The clock of the service sets others. */
export const isPlanned = (member: Member): boolean =>
  isNamed(member, planned) || (member.sentAs === 'values' && !isNamed(member, ofClock));
