import { longestPassword, shortestFor, shortestWithFactor } from '#schema/password-lengths.ts';
import { problem } from '#schema/problem.ts';
import { brandName } from '#theme/brand.ts';
import { message, problemMessage } from './messages.ts';

/** The words about the product and its users, which attackers try first, beside its name. */
const productWords = ['administrateur', 'administration', 'admin', 'back-office', 'backoffice'];

/** A shorter part of the name or the email address may occur in a password by chance. */
const shortestOwnWord = 4;

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the list of common and breached passwords at its first use, since it takes a moment. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(folded)),
  );
  return common;
}

/** The account that a new password is for. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
  /** True if the account has a second factor, which allows a shorter password. */
  readonly hasFactor: boolean;
}

/** Returns the message of what is wrong with a new password of an account; undefined if nothing is. */
export async function newPasswordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<string | undefined> {
  return ownerPasswordProblem(password, owner) ?? anyPasswordProblem(password);
}

/**
 * Returns the message of what is wrong with a new password, whoever it belongs to; undefined if nothing is. All
 * characters are allowed, and none is required.
 */
export async function anyPasswordProblem(password: string): Promise<string | undefined> {
  const short = shortProblem(password, shortestWithFactor);
  if (short) return short;
  if (lengthOf(password) > longestPassword)
    return problemMessage(problem('tooLong', { max: longestPassword }));
  const text = folded(password);
  if (isMadeOf(text, [...productWords, ...wordsOf(brandName)])) return message('passwordCommon');
  const list = await commonPasswords();
  const repeated = /^(.{1,7}?)\1+$/u.test(text);
  return repeated || list.has(text) ? message('passwordCommon') : undefined;
}

/**
 * Returns the message for a password that is too short for this account, or that consists of parts of its name and email
 * address; undefined for others.
 */
export function ownerPasswordProblem(
  password: string,
  { name, email, hasFactor }: PasswordOwner,
): string | undefined {
  const short = shortProblem(password, shortestFor(hasFactor));
  if (short) return short;
  return isMadeOf(folded(password), wordsOf(`${name} ${email}`)) ? message('passwordOwn') : undefined;
}

/** Returns the words of a name or an email address that may not make up a password. */
const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestOwnWord);

/** Returns true if a text consists of these words: without them, fewer than eight characters are left. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && lengthOf(rest) < 8;
}

const shortProblem = (password: string, min: number) =>
  lengthOf(password) < min ? message('passwordShort', { min }) : undefined;

const lengthOf = (text: string) => [...text].length;

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
