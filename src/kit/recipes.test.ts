import { expect, test } from 'vitest';
import { alert, button } from '#styled/recipes';

test('a recipe gives its own class and one per variant, defaults filled in', () => {
  expect(button()).toBe('button button--variant_solid button--size_md');
  expect(button({ size: 'sm', variant: undefined, block: true })).toBe(
    'button button--variant_solid button--size_sm button--block_true',
  );
});

test('a recipe of several parts gives each its classes', () => {
  expect(alert({ tone: 'info' })).toMatchObject({
    root: 'alert__root alert__root--tone_info',
    icon: 'alert__icon alert__icon--tone_info',
  });
});

test('a recipe needs no runtime of Panda', () => {
  expect(Object.keys(button)).toEqual([]);
});
