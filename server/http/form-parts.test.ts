import { expect, test } from 'vitest';
import { maxParts, readFormParts, TooManyParts } from './form-parts.ts';

const encoder = new TextEncoder();
const part = (name: string, value: string, more = '') =>
  encoder.encode(`--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`);
const end = encoder.encode('--x--\r\n');
const read = (chunks: Iterable<Uint8Array>) => readFormParts(chunks, 'x', 1000);

test('a form of 60,000 parts is read up to the first part too many', () => {
  let taken = 0;
  function* endless() {
    for (; taken < 60_000; taken += 1) yield part('a', '1');
    yield end;
  }
  expect(() => read(endless())).toThrow(TooManyParts);
  expect(taken).toBeLessThan(maxParts + 5);
});

test('a form of the maximum number of parts is read', () => {
  const parts = Array.from({ length: maxParts }, (_, index) => part(`field${index % 7}`, String(index)));
  const form = read([...parts, end]);
  expect([...form]).toHaveLength(maxParts);
  expect(form.getAll('field0').slice(0, 3)).toEqual(['0', '7', '14']);
});

test('texts and files are read as they were sent, wherever the body is cut into chunks', () => {
  const whole = [
    part('titre', 'Épicerie'),
    part('image', 'P\r\n--NG', '; filename="é.png"\r\nContent-Type: image/png'),
  ];
  const bytes = Buffer.concat([...whole, end]);
  for (let cut = 1; cut < bytes.length - 2; cut += 1) {
    const form = read([bytes.subarray(0, cut), bytes.subarray(cut)]);
    expect(form.get('titre')).toBe('Épicerie');
    expect(form.get('image')).toMatchObject({ name: 'é.png', type: 'image/png', size: 7 });
  }
});

test.for([
  ['a part without a name', [encoder.encode('--x\r\nContent-Type: text/plain\r\n\r\na\r\n'), end]],
  ['a body that was cut', [part('a', '1')]],
  ['an empty body', []],
  ['text that is not UTF-8', [part('a', ''), new Uint8Array([0xff]), end]],
  ['content above the maximum size', [part('a', 'a'.repeat(600)), part('b', 'b'.repeat(600)), end]],
  ['a header of a part that is too long', [part('a'.repeat(3000), '1'), end]],
] as const)('%s is an error', ([, chunks]) => {
  expect(() => read(chunks)).toThrow();
});
