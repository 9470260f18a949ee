import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const keyBytes = 32;

/** Hashes and checks passwords. */
export interface Passwords {
  /** Returns a slow hash of a password, together with the parameters that a check needs. */
  hash(password: string): Promise<string>;
  /** Returns true if the password has the stored hash. Without a hash it takes the same time and returns false. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** Derives a key from a password, slowly, at a given cost. */
export type Derive = (password: string, salt: Uint8Array, cost: ScryptOptions) => Promise<Buffer>;

/** Creates a hasher that uses a number of blocks of 1 kB. Each hash stores the number, so that it may rise later. */
export function passwordsOver(blocks: number, derive: Derive = deriveSlowly): Passwords {
  /** The hash of a random password, checked if there is no user. */
  let dummy: Promise<string> | undefined;

  async function hash(password: string): Promise<string> {
    const cost = { N: blocks, r: 8, p: 1 };
    const salt = randomBytes(16);
    const key = await derive(password, salt, cost);
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
  }

  return {
    hash,
    async matches(password, stored) {
      dummy ??= hash(randomBytes(32).toString('base64'));
      const [, N, r, p, salt = '', key = ''] = (stored ?? (await dummy)).split('$');
      const expected = Buffer.from(key, 'base64');
      const cost = { N: Number(N), r: Number(r), p: Number(p) };
      const found = await derive(password, Buffer.from(salt, 'base64'), cost);
      return timingSafeEqual(expected, found) && typeof stored === 'string';
    },
  };
}

function deriveSlowly(password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer) => (error ? reject(error) : resolve(key));
    scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem: 128 * 1024 * 1024 }, done);
  });
}

/** The hasher of the product: 32 MB of memory and about 60 ms per password. */
export const slowPasswords: Passwords = passwordsOver(2 ** 15);
