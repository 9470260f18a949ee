import { isSame } from './same.ts';

/** The signature in the address of a file. */
const signature = /[?&](?:x-(?:amz|goog)-)?(?:signature|sig)=/i;
/** The parameters that services sign such an address with, for a short time: AWS, Google, CloudFront, Azure. */
const signing = /^(?:x-(?:amz|goog)-.*|signature|sig|expires|policy|key-pair-id|st|se)$/i;

/** Returns a text; a signed address without the parameters of its signature, since they change with each reading. */
function unsigned(text: string): string {
  const address = signature.test(text) ? URL.parse(text) : null;
  if (address === null) return text;
  for (const name of [...address.searchParams.keys()])
    if (signing.test(name)) address.searchParams.delete(name);
  return address.href;
}

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
