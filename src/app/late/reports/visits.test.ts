import { expect, test } from 'vitest';
import { createVisits } from './visits.ts';

test('each measurement belongs to the screen on which it began', () => {
  const visits = createVisits('/courses', true);
  visits.paint(600);
  visits.paint(840.4);
  visits.enter('/courses/$id', 5000);
  // The press that opened the second screen ended after it was there.
  visits.interact(4900, 180);
  visits.interact(4000, 40);
  visits.shift(5200, 0.02);
  expect(visits.take(9000)).toEqual([
    { screen: '/courses', lcp: 840, inp: 180, cls: 0 },
    { screen: '/courses/$id', cls: 0.02 },
  ]);
});

test('what follows a report is another visit of the same screen, and only a page has a first paint', () => {
  const visits = createVisits('/', true);
  visits.take(1000);
  visits.paint(1200);
  visits.interact(1500, 24);
  expect(visits.take(2000)).toEqual([{ screen: '/', inp: 24, cls: 0 }]);
});

test('shifts add up if they follow each other, for five seconds at most; the worst sum counts', () => {
  const visits = createVisits('/', true);
  for (const time of [0, 900, 1800]) visits.shift(time, 0.1);
  visits.shift(4000, 0.2);
  expect(visits.take(5000)).toEqual([{ screen: '/', cls: 0.3 }]);
  for (let time = 6000; time <= 12_000; time += 500) visits.shift(time, 0.01);
  expect(visits.take(13_000)).toEqual([{ screen: '/', cls: 0.1 }]);
});

test('a browser that does not tell when content moves reports no stability', () => {
  expect(createVisits('/', false).take(1000)).toEqual([{ screen: '/' }]);
});
