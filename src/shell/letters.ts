import { resourceLetters } from 'virtual:resource-letters';
import { home, settings } from '#pages/page-paths.ts';

/** The letters that open pages after "g", with the paths of the pages. */
export const letters: Readonly<Record<string, string>> = { t: home, p: settings, ...resourceLetters };

/** Returns the keys that open a page; undefined if no letter does. */
export function keysOf(path: string): string[] | undefined {
  const letter = Object.keys(letters).find((each) => letters[each] === path);
  return letter === undefined ? undefined : ['G', letter.toUpperCase()];
}
