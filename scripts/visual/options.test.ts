import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without a word, everything is compared and nothing accepted', () => {
  const options = readOptions([]);
  expect(options).toMatchObject({ help: false, update: false, only: [], baseline: 'visual-baseline' });
  expect(options.storybook).toBeUndefined();
  expect(options.workers).toBeGreaterThan(0);
});

test('stories can be named several times', () => {
  expect(readOptions(['--update', '--only', 'button', '--only', 'Fields/Money'])).toMatchObject({
    update: true,
    only: ['button', 'Fields/Money'],
  });
});

test.each([[['--updat']], [['--workers', 'none']], [['--workers', '0']], [['button']]])(
  '%j is refused',
  (args) => {
    expect(() => readOptions(args)).toThrow();
  },
);
