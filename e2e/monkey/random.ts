/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** Returns an item of a list. Throws if the list is empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** Returns true with a probability from 0 to 1. */
  chance(probability: number): boolean;
}

/** Creates the numbers of a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
