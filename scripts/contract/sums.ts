import type { Agreements } from '#schema/agreements.ts';
import { isObject, member } from '#schema/objects.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { type Mismatch, mismatch } from './mismatch.ts';

/** The tolerated difference of two amounts: a cent of rounding, and a little more for binary fractions. */
const tolerance = 0.011;

/** Returns true unless both values are numbers that differ by more than a rounding: a missing value is another difference. */
export const isSameAmount = (one: unknown, other: unknown, tolerated = tolerance): boolean =>
  one === null || other === null || !(Math.abs(Number(one) - Number(other)) > tolerated);

/** Returns what the numbers of a response agree with. */
export const agreementsOf = ({ agreements, holds }: Operation): Agreements<string, string> =>
  agreements ?? holds ?? {};

/** Returns the values at a path of members like `lines.total`. A list on the path gives one value for each of its items. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [name = '', ...rest] = path.split('.');
  const values = [member(value, name)].flat();
  return rest.length === 0 ? values : values.flatMap((each) => valuesAt(each, rest.join('.')));
}

/** Returns the amounts that are not the sum of others, or that are less if the others are only a part of the whole. */
export function sumMismatches(operation: Operation, record: unknown, of: 'whole' | 'part'): Mismatch[] {
  return Object.entries(agreementsOf(operation).sums ?? {}).flatMap(([name, parts = []]) => {
    const values = parts.flatMap((part) => valuesAt(record, part));
    // An amount that is not known yet agrees with any.
    if ([...values, member(record, name)].includes(null)) return [];
    const sum = values.reduce((all: number, value) => all + Number(value), 0);
    const total = Number(member(record, name));
    const isRight = isSameAmount(total, sum) || (of === 'part' && total > sum);
    const declared = `${of === 'whole' ? '' : 'at least '}the sum of ${parts.join(' and ')}`;
    return isRight ? [] : [mismatch('value', name, declared, 'another amount')];
  });
}

/** Returns the mismatches of amounts in the items of lists that are not the product of others, which may be rounded. */
export function productMismatches(operation: Operation, record: unknown): Mismatch[] {
  const lists = Object.entries(agreementsOf(operation).products ?? {});
  const amounts = lists.flatMap(([list, products = {}]) =>
    Object.entries(products).map(([name, factors]) => ({ list, name, factors })),
  );
  return amounts.flatMap(({ list, name, factors }) => {
    const isRight = (item: unknown) => {
      const values = factors.map((factor) => member(item, factor));
      if (values.includes(null)) return true;
      const productOf = (numbers: readonly unknown[]) =>
        numbers.reduce((all: number, number) => all * Number(number), 1);
      // Each factor may be rounded to two decimals.
      const roundings = values.map((_, at) => 0.005 * Math.abs(productOf(values.toSpliced(at, 1))));
      const tolerated = roundings.reduce((all, rounding) => all + rounding, tolerance);
      return isSameAmount(member(item, name), productOf(values), tolerated);
    };
    const declared = `the product of ${factors.join(' and ')}`;
    const areRight = valuesAt(record, list).filter(isObject).every(isRight);
    return areRight ? [] : [mismatch('value', `${list}[].${name}`, declared, 'another amount')];
  });
}
