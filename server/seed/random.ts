import { cents } from '#schema/cents.ts';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Random values that are the same for the same seed, so that the demo is the same everywhere. */
export interface Random {
  /** Returns an integer from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  /** Returns a number with two decimals. */
  amount(from: number, to: number): number;
  /** Returns true with this probability. */
  happens(probability: number): boolean;
  /** Returns one item of a list. */
  pick<T>(list: readonly T[]): T;
  /** Returns some items of a list in their order. */
  some<T>(list: readonly T[], count: number): readonly T[];
  /** Returns an id in the format of a UUID. */
  id(): string;
}

/** Creates a generator with the Mulberry32 algorithm, which is small and good enough for demo data. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[integer(0, list.length - 1)];
    if (picked === undefined) throw new Error('The list is empty');
    return picked;
  };
  const hex = (digits: number) => Array.from({ length: digits }, () => integer(0, 15).toString(16)).join('');
  return {
    integer,
    pick,
    amount: (from, to) => cents(from + next() * (to - from)),
    happens: (probability) => next() < probability,
    some: (list, count) => {
      const shuffled = list.map((value) => ({ value, key: next() })).toSorted((a, b) => a.key - b.key);
      const chosen = new Set(shuffled.slice(0, count).map(({ value }) => value));
      return list.filter((value) => chosen.has(value));
    },
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`,
  };
}
