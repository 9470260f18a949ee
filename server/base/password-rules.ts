import { problem } from '#schema/problem.ts';
import { message, problemMessage } from './messages.ts';

/** The number of characters of a new password; fewer are enough if a second factor is set up. */
export const shortestPassword = 12;
export const shortestWithFactor = 8;
export const longestPassword = 128;

/** An own word that is shorter may occur in a password by chance. */
const shortestOwnWord = 4;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list of common and breached passwords at its first use, since it takes a moment. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(folded)),
  );
  return common;
}

/** Returns the message for a password that is too short, undefined for others. */
export function shortPasswordProblem(password: string, shortest = shortestPassword): string | undefined {
  return [...password].length < shortest ? message('passwordShort', { min: shortest }) : undefined;
}

/**
 * Returns the message of what is wrong with a new password, whoever it belongs to; undefined if nothing is. All
 * characters are allowed, and none is demanded.
 */
export async function newPasswordProblem(
  password: string,
  shortest = shortestPassword,
): Promise<string | undefined> {
  const short = shortPasswordProblem(password, shortest);
  if (short) return short;
  if ([...password].length > longestPassword)
    return problemMessage(problem('tooLong', { max: longestPassword }));
  const text = folded(password);
  const list = await commonPasswords();
  const repeated = /^(.{1,7}?)\1+$/u.test(text);
  return repeated || list.has(text) ? message('passwordCommon') : undefined;
}

/** The texts of an account that its password must not be made of. */
interface OwnTexts {
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the message for a password that consists of the account's own words, undefined for others: without these
 * words, fewer than eight characters are left.
 */
export function ownWordsProblem(password: string, { name, email }: OwnTexts): string | undefined {
  const words = folded(`${name} ${email}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestOwnWord);
  const text = folded(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && [...rest].length < 8 ? message('passwordOwn') : undefined;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
