import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Guess } from './evidence.ts';
import { interview } from './interview.ts';
import { fieldsLine } from './proposal.ts';

const guesses: Guess[] = [
  { name: 'plate', kind: 'text', mark: '!', sure: 'likely', why: 'texts without a pattern' },
  { name: 'seats', kind: 'quantity', mark: '', sure: 'sure', why: 'whole numbers' },
  { name: 'id', mark: '', sure: 'sure', why: 'every record has it' },
];

/** Somebody who types these lines, each once a question is there. */
async function typed(...lines: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const left = [...lines];
  let said = '';
  output.on('data', (chunk) => {
    said += String(chunk);
    if (!String(chunk).includes('Ctrl+C')) return;
    const next = left.shift();
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
  });
  const settled = await interview({ found: 'a test', guesses }, { input, output });
  return { line: settled && fieldsLine(settled), said };
}

test('a proposal is shown and taken as it is', async () => {
  const { line, said } = await typed('');
  expect(line).toBe('plate:text!, seats:quantity');
  expect(said).toContain('plate  text!     likely  texts without a pattern');
  expect(said).toContain('Left out:\n  id: every record has it');
});

test('is corrected until nothing is wrong; a correction that can’t be is asked for again', async () => {
  const { line, said } = await typed('seats:money!, -plate', 'seats:colour', '');
  expect(line).toBe('seats:money!');
  expect(said).toContain('as you say');
  expect(said).toContain('no kind “colour”');
});

test('is given up', async () => {
  expect((await typed('seats:money!')).line).toBeUndefined();
});
