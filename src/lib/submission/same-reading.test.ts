import { expect, test } from 'vitest';
import { isSameReading } from './same-reading.ts';

const signed = (signature: string, path = 'a.jpg') =>
  `https://files.example.org/${path}?X-Amz-Expires=900&X-Amz-Signature=${signature}`;

test('an address that is signed anew is the same file', () => {
  expect(isSameReading({ id: 1, photo: signed('1f') }, { id: 1, photo: signed('2e') })).toBe(true);
  expect(isSameReading([signed('1f')], [signed('2e')])).toBe(true);
});

test('another file is another value, also under a signed address', () => {
  expect(isSameReading({ photo: signed('1f') }, { photo: signed('1f', 'b.jpg') })).toBe(false);
  expect(isSameReading({ photo: signed('1f') }, { photo: null })).toBe(false);
  const byQuery = (id: number) => `https://files.example.org/get?id=${id}&sig=${id}f`;
  expect(isSameReading({ photo: byQuery(1) }, { photo: byQuery(2) })).toBe(false);
});

test('a query that signs nothing counts, and so does a text that is no address', () => {
  expect(isSameReading('https://example.org/?page=1', 'https://example.org/?page=2')).toBe(false);
  expect(isSameReading('https://example.org/?token=1', 'https://example.org/?token=2')).toBe(false);
  expect(isSameReading('Le code ?sig=1', 'Le code ?sig=2')).toBe(false);
});
