import type { Guess } from './evidence.ts';
import { askedAs } from './guess.ts';

const heads = ['field', 'kind', 'sure?', 'why'] as const;

/** The guesses as a table for a terminal: what each field would be, how sure that is and why; then what is left out. */
export function guessTable(guesses: readonly Guess[]): string {
  const kept = guesses.filter(({ kind }) => kind !== undefined);
  const left = guesses.filter(({ kind }) => kind === undefined);
  const rows = [
    heads,
    ...kept.map((guess) => [guess.name, askedAs(guess).slice(guess.name.length + 1), guess.sure, guess.why]),
  ];
  const widths = heads.map((_, column) =>
    Math.min(34, Math.max(...rows.map((row) => (row[column] ?? '').length))),
  );
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => (column === heads.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
  const out = left.map(({ name, why }) => `  ${name}: ${why}`);
  return [...lines, ...(out.length === 0 ? [] : ['', 'Left out:', ...out])].join('\n');
}
