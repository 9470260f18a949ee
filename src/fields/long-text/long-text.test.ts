import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { longText } from './long-text.ts';
import { views } from './long-text.views.tsx';

const description = longText({ required: true });
const context = { field: description, labelOf: () => undefined };

describe('an entered long text', () => {
  test('keeps its lines and loses the spaces around it', () => {
    expect(submit(description, '\n Un.\r\n\n\tDeux. \n')).toEqual({ sent: 'Un.\r\n\n\tDeux.' });
  });

  test.each([
    ['nothing', '', 'required'],
    ['only line breaks', '\n\n \n', 'required'],
    ['null', null, 'required'],
    ['5001 characters', 'x'.repeat(5001), 'tooLong'],
    ['a bell', 'a\u0007b', 'characters'],
    ['half a surrogate pair', '\udc00', 'characters'],
  ])('%s is rejected', (_, draft, problem) => {
    expect(submit(description, draft)).toEqual({ problems: [problem] });
  });

  test('may be left out if it is not required', () => {
    expect(submit(longText({}), '')).toEqual({ sent: '' });
  });
});

describe('a stored long text', () => {
  test('is a text, or null if its field is nullable', () => {
    expect(accepts(description, 'Un.\nDeux.')).toBe(true);
    expect(accepts(description, null)).toBe(false);
    expect(accepts(longText({ nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(description, value)).toBe(false);
  });

  test('is formatted on one line', () => {
    expect(views.format(' Un.\r\n\n  Deux. ', context)).toBe('Un. Deux.');
    expect(views.isEmpty('\n')).toBe(true);
  });

  test('fills a form; anything else leaves it empty', () => {
    expect(description.toDraft('Un.\nDeux.')).toBe('Un.\nDeux.');
    for (const value of [...junk, null]) expect(description.toDraft(value)).toBe('');
  });
});
