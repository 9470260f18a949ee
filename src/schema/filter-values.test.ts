import { expect, test } from 'vitest';
import { rangeNumber } from './filter-values.ts';

const problemsOf = (text: string, scale?: number) =>
  rangeNumber(scale)
    .safeParse(text)
    .error?.issues.map(({ message }) => message);

test.each(['0', '-12.5', '999999999999', '1.123456'])('a range has the number %s', (text) => {
  expect(problemsOf(text)).toBeUndefined();
});

test.each([
  ['', 'number'],
  ['1e3', 'number'],
  ['1,5', 'number'],
  ['1.1234567', 'decimals?digits=6'],
  ['1000000000000', 'atMost?max=999999999999'],
  ['-1000000000000.5', 'atLeast?min=-999999999999'],
])('a range has no number %j, and the reason is exact', (text, problem) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test('the limits are those of the number that is typed, which is the sent one in percent', () => {
  expect(problemsOf('0.1234567', 100)).toEqual(['decimals?digits=4']);
  expect(problemsOf('1000000000000', 100)).toEqual(['atMost?max=99999999999900']);
});
