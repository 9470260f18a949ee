import { expect, test } from 'vitest';
import { clearSpot, spotBeside } from './clear-spot.ts';

const desktop = { width: 1440, height: 900 };
const box = { width: 356, height: 64, distance: 24, fixed: false };
const corner = { bottom: 24, right: 24 };
const line = (top: number, bottom: number) => ({ left: 264, right: 1416, top, bottom });
/** The buttons at the end of rows that fill the screen. */
const actions = Array.from({ length: 15 }, (_, row) => ({
  left: 1340,
  right: 1400,
  top: 10 + row * 60,
  bottom: 46 + row * 60,
}));

test('toasts stand in the corner if nothing is there, or only what is off the screen', () => {
  expect(clearSpot(desktop, box, [])).toEqual(corner);
  expect(clearSpot(desktop, box, [line(950, 990), line(100, 300)])).toEqual(corner);
});

test('above the buttons at the end of a part', () => {
  expect(clearSpot(desktop, box, [line(840, 900)])).toEqual({ bottom: 68, right: 24 });
});

test('beside the actions of rows, which leave no space between them', () => {
  expect(clearSpot(desktop, box, actions)).toEqual({ bottom: 24, right: 108 });
});

test('beside the actions, and above what follows the rows', () => {
  expect(clearSpot(desktop, box, [...actions, line(840, 900)])).toEqual({ bottom: 68, right: 108 });
});

test('as wide as the window, they stand between the controls of two cards', () => {
  const phone = { width: 390, height: 844 };
  const wide = { width: 358, height: 64, distance: 16, fixed: true };
  const cards = [
    { left: 280, right: 370, top: 790, bottom: 834 },
    { left: 280, right: 370, top: 620, bottom: 664 },
  ];
  expect(clearSpot(phone, wide, cards)).toEqual({ bottom: 62, right: 16 });
});

test('where the lower half is full of controls there is no spot', () => {
  expect(
    clearSpot(
      desktop,
      box,
      Array.from({ length: 30 }, (_, row) => line(row * 30, row * 30 + 20)),
    ),
  ).toBe(undefined);
});

test('covers the text of a row that has the pointer rather than a control above the rows', () => {
  const phone = { width: 390, height: 844 };
  const toast = { width: 358, height: 66, distance: 24, fixed: true };
  const row = (top: number) => ({ left: 16, right: 374, top, bottom: top + 227 });
  const controlsOf = (top: number) => [
    { left: 33, right: 53, top: top + 23, bottom: top + 43 },
    { left: 109, right: 238, top: top + 17, bottom: top + 57 },
  ];
  const controls = [
    { left: 33, right: 114, top: 345, bottom: 381 },
    { left: 33, right: 100, top: 425, bottom: 445 },
    ...controlsOf(450),
    ...controlsOf(677),
  ];
  const spot = spotBeside(phone, toast, { keepClear: [], inUse: [row(450), row(677)], controls });
  expect(spot).toEqual({ bottom: 24, right: 24 });
});
