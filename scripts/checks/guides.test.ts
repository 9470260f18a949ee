import { expect, test } from 'vitest';
import type { ComponentGuide } from '#kit/guide.ts';
import { findHollowGuides } from './guides.ts';

const modules = import.meta.glob<Record<string, ComponentGuide>>('../../src/kit/*/*.docs.ts', {
  eager: true,
});
const guides = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).map((guide) => [path.replace('../../', ''), guide]),
  ),
);

test('every guide says something in each of its parts', () => {
  expect(Object.keys(guides).length).toBeGreaterThan(45);
  expect(findHollowGuides(guides)).toEqual([]);
});

test('a guide with a part left out is refused', () => {
  const [whole] = Object.values(guides);
  expect(whole).toBeDefined();
  const planted = whole && { ...whole, do: [], purpose: ' ' };
  expect(planted && findHollowGuides({ planted })).toEqual([
    'planted: “do” says nothing',
    'planted: “purpose” is empty',
    'planted: “ ” is not a sentence',
  ]);
});

test('each purpose is its own', () => {
  const purposes = Object.values(guides).map(({ purpose }) => purpose);
  expect(new Set(purposes).size).toBe(purposes.length);
});
