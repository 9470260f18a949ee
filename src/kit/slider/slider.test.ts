import { expect, test } from 'vitest';
import { movedTo, positionsOf } from './slider.ts';

const scale = { min: 0, max: 30, step: 5 };

test('thumbs without a number wait at their ends, and those outside of the scale stop at them', () => {
  expect(positionsOf([null], scale)).toEqual([0]);
  expect(positionsOf([null, null], scale)).toEqual([0, 30]);
  expect(positionsOf([-4, 45], scale)).toEqual([0, 30]);
  expect(positionsOf([12], scale)).toEqual([10]);
  expect(positionsOf([null, 0.3], { min: 0, max: 0.3, step: 0.1 })).toEqual([0, 0.3]);
});

test('only a thumb that moves changes its number', () => {
  expect(movedTo([5, 30], [null, null], scale)).toEqual([5, null]);
  expect(movedTo([5, 30], [0, 45], scale)).toEqual([5, 45]);
  expect(movedTo([10, 20], [12, null], scale)).toEqual([12, 20]);
  expect(movedTo([0.1 + 0.2], [null], { min: 0, max: 1, step: 0.1 })).toEqual([0.3]);
});
