import { describe, expect, test } from 'vitest';
import { gallery } from '#fields/gallery/gallery.ts';
import { money } from '#fields/money/money.ts';
import { picture } from '#fields/picture/picture.ts';
import { text } from '#fields/text/text.ts';
import { upload } from '#fields/upload/upload.ts';
import { noFile } from '#schema/no-file.ts';
import { differences, mergedDraft, type Versions } from './merge-drafts.ts';

const fields = {
  name: text({ required: true }),
  note: text({}),
  price: money({}),
  icon: picture({ shape: 'object', nullable: true }),
  image: upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon', removable: true }),
};
const draft = { name: 'Wi-Fi', note: '', price: '12', image: null };
const record = { icon: { src: '/a' } };
const versions = (changes: Partial<Versions>): Versions => ({
  base: draft,
  theirs: draft,
  mine: draft,
  baseRecord: record,
  theirRecord: record,
  ...changes,
});
const bys = (changes: Partial<Versions>) =>
  differences(fields, versions(changes)).map(({ name, by }) => `${name} ${by}`);

describe('a field that was changed', () => {
  test('by one side only has the value of that side', () => {
    const theirs = { ...draft, note: 'Rapide' };
    const mine = { ...draft, name: 'Wi-Fi 6' };
    expect(bys({ theirs, mine })).toEqual(['name mine', 'note theirs']);
    const found = differences(fields, versions({ theirs, mine }));
    expect(mergedDraft(found, { theirs, mine })).toEqual({ ...draft, name: 'Wi-Fi 6', note: 'Rapide' });
  });

  test('by both sides to different values is a conflict, which one decision ends', () => {
    const theirs = { ...draft, name: 'Internet' };
    const mine = { ...draft, name: 'Wi-Fi 6' };
    expect(bys({ theirs, mine })).toEqual(['name conflict']);
    const found = differences(fields, versions({ theirs, mine }));
    expect(mergedDraft(found, { theirs, mine }, { name: 'mine' })['name']).toBe('Wi-Fi 6');
    expect(mergedDraft(found, { theirs, mine }, { name: 'theirs' })['name']).toBe('Internet');
  });

  test('by both sides to the same value is not a conflict, however the value is written', () => {
    expect(bys({ theirs: { ...draft, price: '12.5' }, mine: { ...draft, price: '12,50' } })).toEqual([]);
    expect(bys({ mine: { ...draft, price: '12,00' } })).toEqual([]);
  });
});

describe('a file', () => {
  const image = new File(['x'], 'x.png', { type: 'image/png' });
  const theirRecord = { icon: { src: '/b' } };

  test('that was chosen is kept if the picture that it replaces is the same', () => {
    expect(bys({ mine: { ...draft, image } })).toEqual(['image mine']);
  });

  test('is a conflict if the picture has been replaced', () => {
    expect(bys({ mine: { ...draft, image }, theirRecord })).toEqual(['image conflict']);
    expect(bys({ theirRecord })).toEqual(['image theirs']);
  });

  test('that is removed is a change, and a conflict unless both sides have removed it', () => {
    const mine = { ...draft, image: noFile };
    expect(bys({ mine })).toEqual(['image mine']);
    expect(bys({ mine, theirRecord })).toEqual(['image conflict']);
    expect(bys({ mine, theirRecord: { icon: null } })).toEqual([]);
    expect(bys({ mine: { ...draft, image }, theirRecord: { icon: null } })).toEqual(['image conflict']);
    expect(bys({ theirRecord: { icon: null } })).toEqual(['image theirs']);
  });

  test('whose address the service signs anew at each reading has not changed', () => {
    const signed = (signature: string) => `https://files.example.org/a?Expires=9&Signature=${signature}`;
    const icons = {
      baseRecord: { icon: { src: signed('1f') } },
      theirRecord: { icon: { src: signed('2e') } },
    };
    expect(bys(icons)).toEqual([]);

    const photos = gallery({ shape: 'url', accept: ['image/png'], maxMegabytes: 1, max: 4 });
    const base = { photos: [signed('1f')] };
    const gallerySides = { base, theirs: { photos: [signed('2e')] }, mine: base };
    expect(differences({ photos }, versions(gallerySides))).toEqual([]);
    const mine = { photos: [image, signed('1f')] };
    expect(differences({ photos }, versions({ ...gallerySides, mine }))).toEqual([
      { name: 'photos', by: 'mine' },
    ]);
  });
});
