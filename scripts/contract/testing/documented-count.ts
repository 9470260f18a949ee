import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.ts';

/** Returns how many planted changes are named of how many, as the document writes it. */
export const countOf = (planted: readonly unknown[], missed: readonly unknown[]): string =>
  `${planted.length - missed.length} of ${planted.length}`;

/** Returns the count that the table of the document has for an area; undefined if it has none. */
export function documentedCount(area: string): string | undefined {
  const document = readFileSync(join(root, 'docs/contract.md'), 'utf8');
  return new RegExp(`^\\| ${area} \\|.*\\| (\\d+ of \\d+) \\|$`, 'm').exec(document)?.[1];
}
