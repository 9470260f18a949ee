import { expect, test } from 'vitest';
import { rowsOf, withChosen } from './files-upload.ts';

const file = (name: string, size = 1, type = 'image/png') => new File([new Uint8Array(size)], name, { type });
const limits = { accept: ['image/png'], maxBytes: 10, max: 3 };

test('the files that are accepted come last, and each of the others has its reason', () => {
  const [first, second, third] = [file('a.png'), file('b.png'), file('c.png')];
  const { next, refused } = withChosen(
    ['/files/1'],
    [first, file('d.pdf', 1, 'application/pdf'), file('e.png', 11), second, third],
    limits,
  );
  expect(next).toEqual(['/files/1', first, second]);
  expect(refused).toEqual([
    { name: 'd.pdf', reason: 'type' },
    { name: 'e.png', reason: 'size' },
    { name: 'c.png', reason: 'count' },
  ]);
});

test('a part keeps its id at another position, and the same part twice has two', () => {
  const chosen = file('a.png');
  const [one, two, three] = rowsOf(['/files/1', chosen, '/files/1']);
  expect(rowsOf([chosen, '/files/1']).map(({ id }) => id)).toEqual([two?.id, one?.id]);
  expect(three?.id).not.toBe(one?.id);
});
