import { expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { colour } from './colour.ts';
import { views } from './colour.views.tsx';

const tint = colour({ required: true });

test('a stored colour is a code, which fills a form', () => {
  for (const value of ['#1a73e8', '#FFFFFF']) {
    expect(accepts(tint, value)).toBe(true);
    expect(tint.toDraft(value)).toBe(value);
    expect(views.format(value, { field: tint, labelOf: () => undefined })).toBe(value);
  }
  for (const value of [...junk, null, '', 'blue', '#fff', '#1a73e8;', 'url(#a)', 'var(--x)']) {
    expect(accepts(tint, value)).toBe(false);
    expect(tint.toDraft(value)).toBe('');
  }
});

test('an entered colour is sent in lower case, and may be missing unless it is required', () => {
  expect(submit(tint, ' #1A73E8 ')).toEqual({ sent: '#1a73e8' });
  for (const text of ['bleu', '#12345', '#1a73e8ff', '1'.repeat(31)])
    expect(submit(tint, text)).toEqual({ problems: ['colour'] });
  expect(submit(tint, '')).toEqual({ problems: ['required'] });
  expect(submit(colour({}), '')).toEqual({ sent: null });
});
