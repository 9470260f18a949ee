import { describe, expect, test } from 'vitest';
import { choice } from '#fields/choice/choice.ts';
import { email } from '#fields/email/email.ts';
import { flag } from '#fields/flag/flag.ts';
import { instant } from '#fields/instant/instant.ts';
import { money } from '#fields/money/money.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { reference } from '#fields/reference/reference.ts';
import { references } from '#fields/references/references.ts';
import { text } from '#fields/text/text.ts';
import { upload } from '#fields/upload/upload.ts';
import { sentFieldsSchema } from '#schema/draft-schemas.ts';
import { draftOfParts, partsOf } from '#schema/form-body.ts';

const fields = {
  name: text({ required: true }),
  contact: email({}),
  price: money({}),
  floor: quantity({ required: true }),
  open: flag({}),
  size: choice({ values: ['small', 'large'] }),
  category: reference({ to: 'users', by: 'name' }),
  tags: references({ to: 'users', by: 'name' }),
  photo: upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon' }),
  made: instant({}),
};
const photo = new File(['x'], 'x.png', { type: 'image/png' });

/** Returns the draft that the fields read from a form with these parts. */
function read(parts: Record<string, string | File | readonly string[]>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    for (const part of [value].flat()) form.append(name, part);
  return draftOfParts(fields, partsOf(form));
}

const filled = {
  name: '12',
  contact: 'a@b.fr',
  price: '9.5',
  floor: '-3',
  open: 'true',
  size: 'large',
  category: '3',
  tags: 'a',
};

describe('the parts of a form', () => {
  test('are read by their fields, and those of a read-only field are ignored', () => {
    const draft = read({ ...filled, photo, made: 'today' });
    const tags = ['a'];
    expect(draft).toEqual({ ...filled, price: 9.5, floor: -3, open: true, tags, photo: expect.any(File) });
    expect(sentFieldsSchema(fields).safeParse(draft).success).toBe(true);
  });

  test('may be several of one name', () => {
    expect(read({ tags: ['a', 'b'] })['tags']).toEqual(['a', 'b']);
  });

  test('that are missing mean that nothing was entered', () => {
    expect(read({})).toEqual({
      name: '',
      contact: '',
      price: null,
      floor: null,
      open: false,
      size: null,
      category: null,
      tags: [],
      photo: null,
    });
  });

  test('that are empty mean no number, never 0', () => {
    expect(read({ ...filled, price: '' })['price']).toBeNull();
    expect(sentFieldsSchema(fields).parse(read({ ...filled, price: '' }))).toMatchObject({ price: null });
    expect(sentFieldsSchema(fields).safeParse(read({ ...filled, floor: '' })).success).toBe(false);
  });

  test.each([
    { price: 'x' },
    { price: ' ' },
    { price: '0x10' },
    { price: ['1', '2'] },
    { floor: '' },
    { name: ['a', 'b'] },
    { name: photo },
    { open: 'yes' },
    { size: 'huge' },
    { photo: 'x' },
  ])('that are invalid stay as they are and are rejected: %j', (odd) => {
    const errors = sentFieldsSchema(fields).safeParse(read({ ...filled, ...odd })).error?.issues;
    expect(errors?.map(({ path }) => path[0])).toEqual(Object.keys(odd));
  });

  test('have the line breaks that were entered, and no file that was not chosen', () => {
    const form = new FormData();
    form.append('name', 'Deux\r\nlignes');
    form.append('photo', new File([], ''));
    expect(partsOf(form)).toEqual({ name: ['Deux\nlignes'] });
  });
});
