import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { toneOf } from '#fields/tones.ts';
import { choice } from './choice.ts';
import { views } from './choice.views.tsx';

const role = choice({ values: ['client', 'driver'], tones: { driver: 'info' }, required: true });
const labels: Readonly<Record<string, string>> = { client: 'Client', driver: 'Chauffeur' };
const context = { field: role, labelOf: (value: string) => labels[value] };

describe('a picked value', () => {
  test('is sent if the product knows it', () => {
    expect(submit(role, 'driver')).toEqual({ sent: 'driver' });
  });

  test.each([
    [null, 'required'],
    [undefined, 'required'],
    [1, 'required'],
    ['', 'choice'],
    ['pilot', 'choice'],
    ['Driver', 'choice'],
    ['__proto__', 'choice'],
    ['toString', 'choice'],
  ])('%j is rejected', (draft, problem) => {
    expect(submit(role, draft)).toEqual({ problems: [problem] });
  });

  test('may be cleared if it is not required', () => {
    const optional = choice({ values: ['client'] });
    expect(optional.initial).toBeNull();
    expect(submit(optional, null)).toEqual({ sent: null });
    expect(submit(optional, 'pilot')).toEqual({ problems: ['choice'] });
  });
});

describe('a stored value', () => {
  test('is any text: the service may know more than the product', () => {
    expect(accepts(role, 'pilot')).toBe(true);
    expect(accepts(role, null)).toBe(false);
    expect(accepts(choice({ values: ['client'], nullable: true }), null)).toBe(true);
    for (const value of junk) expect(accepts(role, value)).toBe(false);
  });

  test('has a label of the dictionary, or is shown as it is', () => {
    expect(views.format('driver', context)).toBe('Chauffeur');
    expect(views.format('pilot', context)).toBe('pilot');
    expect(views.isEmpty('')).toBe(true);
  });

  test('is neutral unless its field declares a tone', () => {
    expect(toneOf(role.tones, 'driver')).toBe('info');
    expect(toneOf(role.tones, 'client')).toBe('neutral');
    expect(toneOf(role.tones, 'constructor')).toBe('neutral');
  });

  test('fills a form, unknown or not; anything else leaves it empty', () => {
    expect(role.toDraft('pilot')).toBe('pilot');
    for (const value of [...junk, null]) expect(role.toDraft(value)).toBeNull();
  });
});
