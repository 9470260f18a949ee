import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const keyBytes = 32;

/** How passwords are kept and checked. */
export interface Passwords {
  /** A password's slow hash, with all that is needed to check one against it. */
  hash(password: string): Promise<string>;
  /** Whether a password is the one of a stored hash. Without one it is not, but takes as long to say so. */
  matches(password: string, stored: string | null | undefined): Promise<boolean>;
}

/** Makes a key of a password: slowly, at a cost. */
export type Derive = (password: string, salt: Uint8Array, cost: ScryptOptions) => Promise<Buffer>;

/** Passwords hashed over so many blocks of 1 kB. The count is stored with each hash, so that it may rise later. */
export function passwordsOver(blocks: number, derive: Derive = deriveSlowly): Passwords {
  /** Of a password that nobody has: checked when there is no user. */
  let nobodys: Promise<string> | undefined;

  async function hash(password: string): Promise<string> {
    const cost = { N: blocks, r: 8, p: 1 };
    const salt = randomBytes(16);
    const key = await derive(password, salt, cost);
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
  }

  return {
    hash,
    async matches(password, stored) {
      nobodys ??= hash(randomBytes(32).toString('base64'));
      const [, N, r, p, salt = '', key = ''] = (stored ?? (await nobodys)).split('$');
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

/** 32 MB and about 60 ms a try. */
export const slowPasswords: Passwords = passwordsOver(2 ** 15);
