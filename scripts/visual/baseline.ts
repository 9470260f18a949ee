import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './outcomes.ts';

/** The accepted pictures: a folder of files, each named by its story and mode. */
export function openBaseline(folder: string) {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string) => join(folder, `${id}.png`);
  return {
    ids: () =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.png'))
        .map((file) => file.slice(0, -'.png'.length)),
    read: (id: string) => (existsSync(fileOf(id)) ? readFileSync(fileOf(id)) : undefined),
    /** What was seen is what is to be seen from now on. What could not be taken keeps its old picture. */
    accept(outcomes: readonly Outcome[]) {
      for (const { id, state, after } of outcomes) {
        if (state === 'removed') rmSync(fileOf(id));
        else if (state !== 'same' && after !== undefined) writeFileSync(fileOf(id), after);
      }
    },
  };
}
