import { isObject } from '#schema/objects.ts';

/** The entries of a list that are kept. */
const keptItems = 3;

/** Integers below this one are counts and flags: they say nothing of a person. */
const smallest = 10;

/** The substitutes for texts, by their pattern. `n` is the same for the same text. */
const substitutes: readonly (readonly [pattern: RegExp, text: (n: number) => string])[] = [
  [
    /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
    (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  ],
  [/^\d{4}-\d\d-\d\dT/, () => '2026-01-01T00:00:00.000Z'],
  [/^\d{4}-\d\d-\d\d$/, () => '2026-01-01'],
  [/^\d{4}-\d\d$/, () => '2026-01'],
  [/^\d\d:\d\d$/, () => '10:00'],
  [/^-?\d+$/, (n) => String(smallest + n)],
  [/^-?\d+\.\d+$/, () => '1.50'],
  [/^\+?[\d ().-]{6,}$/, () => '+33600000000'],
  [/^[^\s@]+@[^\s@]+$/, (n) => `person${n}@example.com`],
  [/^https?:\/\//, (n) => `https://example.com/${n}`],
  [/^\//, (n) => `/${n}`],
];

/** Returns the words that a schema lists as the values of choices. */
export function wordsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(wordsIn);
  if (!isObject(schema)) return [];
  const own = [schema['enum'], schema['const']].flat().filter((each) => typeof each === 'string');
  return [...own, ...Object.values(schema).flatMap(wordsIn)];
}

/**
 * Returns a function that replaces the values of a body by made-up ones of the same form. Equal values stay equal, so that ids
 * still name their records. Names of members, small integers and the given words are kept; lists keep their first entries.
 */
export function redactor(words: ReadonlySet<string>): (value: unknown) => unknown {
  const numbers = new Map<unknown, number>();
  const numberOf = (value: unknown) => {
    const number = numbers.get(value) ?? numbers.size + 1;
    numbers.set(value, number);
    return number;
  };
  const textFor = (text: string) => {
    if (text === '' || words.has(text)) return text;
    const [, substitute] = substitutes.find(([pattern]) => pattern.test(text)) ?? [];
    return substitute?.(numberOf(text)) ?? `text ${numberOf(text)}`;
  };
  const redacted = (value: unknown): unknown => {
    if (typeof value === 'string') return textFor(value);
    if (typeof value === 'number') {
      if (!Number.isInteger(value)) return 1.5;
      return value >= 0 && value < smallest ? value : smallest + numberOf(value);
    }
    if (Array.isArray(value)) return value.slice(0, keptItems).map(redacted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [keyFor(name), redacted(each)]));
  };
  // A member may be named by data, like an address.
  const keyFor = (name: string) => (/^[a-z_]\w{0,39}$/i.test(name) ? name : textFor(name));
  return redacted;
}
