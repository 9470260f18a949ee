import { describe, expect, test } from 'vitest';
import { accepts, junk, submit } from '#fields/testing.ts';
import { encodeDraft } from '#lib/queries/bodies.ts';
import { draftOfParts, type Parts, partsOf } from '#schema/form-body.ts';
import { noFile } from '#schema/no-file.ts';
import { type UploadField, upload } from './upload.ts';

const image = upload({ accept: ['image/png', 'image/webp'], maxMegabytes: 1, replaces: 'icon' });
const megabyte = 1024 * 1024;
const file = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'image', { type });

/** Returns the parts of the form that a draft is sent as. */
function sentParts(field: UploadField, draft: File | '' | null | undefined): Parts {
  const body = encodeDraft({ image: field.draft.parse(draft) }, 'multipart');
  return body instanceof FormData ? partsOf(body) : {};
}

describe('a chosen file', () => {
  test('is sent when its type and its size are right', () => {
    for (const chosen of [file(1), file(megabyte), file(3, 'image/webp')]) {
      expect(submit(image, chosen)).toEqual({ sent: chosen });
    }
  });

  test.each([
    ['one that is empty', file(0), ['fileEmpty']],
    ['one a byte too large', file(megabyte + 1), ['fileSize']],
    ['one of another type', file(1, 'image/svg+xml'), ['fileType']],
    ['one of no type', file(1, ''), ['fileType']],
    ['one too large and of another type', file(megabyte + 1, 'text/html'), ['fileSize', 'fileType']],
    ['a path', '/etc/passwd', ['type']],
    ['a list', [file(1)], ['type']],
  ])('%s is rejected', (_, draft, problems) => {
    expect(submit(image, draft)).toEqual({ problems });
  });

  test('may be left out: then nothing is sent', () => {
    expect(submit(image, null)).toEqual({ sent: undefined });
    expect(submit(image, undefined)).toEqual({ sent: undefined });
  });

  test('may not be left out if it is required', () => {
    const required = upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon', required: true });
    for (const nothing of [null, undefined, '']) {
      expect(submit(required, nothing)).toEqual({ problems: ['required'] });
    }
    const chosen = file(1);
    expect(submit(required, chosen)).toEqual({ sent: chosen });
  });
});

describe('a stored picture that can be removed', () => {
  const removable = upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon', removable: true });

  test('is removed by an empty part, and stays without one', () => {
    expect(submit(removable, noFile)).toEqual({ sent: noFile });
    expect(sentParts(removable, noFile)).toEqual({ image: [''] });
    for (const nothing of [null, undefined]) {
      expect(submit(removable, nothing)).toEqual({ sent: undefined });
      expect(sentParts(removable, nothing)).toEqual({});
    }
    const read = (parts: Parts) => submit(removable, draftOfParts({ image: removable }, parts)['image']);
    expect(read({ image: [''] })).toEqual({ sent: noFile });
    expect(read({})).toEqual({ sent: undefined });
  });

  test('is replaced as any other', () => {
    const chosen = file(1);
    expect(submit(removable, chosen)).toEqual({ sent: chosen });
    expect(submit(removable, file(0))).toEqual({ problems: ['fileEmpty'] });
    expect(submit(removable, file(megabyte + 1, 'text/html'))).toEqual({
      problems: ['fileSize', 'fileType'],
    });
    expect(submit(removable, '/etc/passwd')).toEqual({ problems: ['type'] });
  });

  test('is never removed where the descriptor does not say so', () => {
    expect(submit(image, noFile)).toEqual({ problems: ['type'] });
    const required = upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon', required: true });
    expect(submit(required, noFile)).toEqual({ problems: ['required'] });
    // @ts-expect-error a required file cannot be removed
    upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon', required: true, removable: true });
  });
});

test('a file is never part of a record or of an initial draft', () => {
  for (const value of [...junk, null]) {
    expect(accepts(image, value)).toBe(false);
    expect(image.toDraft(value)).toBeNull();
  }
});
