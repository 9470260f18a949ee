import { isSame } from './same.ts';

/** The parameters that services add to the address of a file to sign it for a short time. */
const signature = /[?&](?:x-(?:amz|goog)-)?(?:signature|sig|token|expires)=/iu;

/** Returns a text; an address that is signed for a short time without its query, since that changes with each reading. */
const unsigned = (text: string) =>
  signature.test(text) && URL.canParse(text) ? text.slice(0, text.indexOf('?')) : text;

/** Returns a value of the service with all its texts unsigned. */
function withoutSignatures(value: unknown): unknown {
  if (typeof value === 'string') return unsigned(value);
  if (Array.isArray(value)) return value.map(withoutSignatures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutSignatures(member)]));
}

/** Returns true if two values that the service sent have the same content. The signatures of addresses do not count. */
export const isSameReading = (one: unknown, other: unknown): boolean =>
  isSame(one, other) || isSame(withoutSignatures(one), withoutSignatures(other));
