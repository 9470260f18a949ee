import { describe, expect, test } from 'vitest';
import { regroupDigits } from './typing.ts';

/** Reads a text with its caret as `|`. */
const split = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
function outcome(before: string, marked: string, forward = false): string {
  const { text, caret } = split(marked);
  const result = regroupDigits({ before, entered: text, caret, forward });
  return `${result.value.slice(0, result.caret)}|${result.value.slice(result.caret)}`;
}

describe('the caret of a number being typed', () => {
  test.each([
    ['a first digit', '', '0|', '0|'],
    ['a digit that starts a pair', '06', '061|', '06 1|'],
    ['a digit that ends a pair', '06 1', '06 12|', '06 12|'],
    ['a digit in the middle', '06 12 34', '069| 12 34', '06 9|1 23 4'],
    ['a digit after a space', '06 12 34', '06 9|12 34', '06 9|1 23 4'],
    ['a digit in a full number', '06 12 34 56 78', '06 12 349| 56 78', '06 12 34 9|5 67'],
    ['a letter at the end', '06 1', '06 1a|', '06 1|'],
    ['a letter in the middle', '06 12 34', '06 a|12 34', '06| 12 34'],
    ['a plus', '', '+|', '+|'],
    ['the end of +33', '+3', '+33|', '+33|'],
    ['the first digit after +33', '+33', '+336|', '06|'],
    ['a number pasted whole', '', '+33 6 12 34 56 78|', '06 12 34 56 78|'],
    ['a number pasted over a part', '06 12', '06 +33| 12', '06 33| 12'],
    ['a backspace at the end', '06 12', '06 1|', '06 1|'],
    ['a backspace that leaves a space last', '06 1', '06 |', '06|'],
    ['a backspace in the middle', '06 12 34', '06 1| 34', '06 1|3 4'],
    ['a backspace at the start', '06 12', '|6 12', '|61 2'],
    ['everything deleted', '06 12', '|', '|'],
  ])('%s', (_, before, marked, expected) => {
    expect(outcome(before, marked)).toBe(expected);
  });

  test('a backspace on a space deletes the digit before it', () => {
    expect(outcome('06 12 34', '06|12 34')).toBe('0|1 23 4');
  });

  test('a delete on a space deletes the digit after it', () => {
    expect(outcome('06 12 34', '06|12 34', true)).toBe('06| 23 4');
  });
});
