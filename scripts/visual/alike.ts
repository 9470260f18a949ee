import type { Entry } from './stories.ts';

/** Finds stories of a docs page with the same screenshot: one is left over, or a test, which needs the tag `!autodocs`. */
export function findAlike(
  stories: readonly Entry[],
  screenshotOf: (id: string) => string | undefined,
): string[] {
  const first = new Map<string, string>();
  return stories
    .filter(({ tags }) => tags?.includes('autodocs'))
    .flatMap(({ id, title, name }) => {
      const screenshot = screenshotOf(id);
      if (screenshot === undefined) return [];
      const key = `${title} ${screenshot}`;
      const same = first.get(key);
      if (same === undefined) first.set(key, name);
      return same === undefined ? [] : [`${title}: “${name}” looks like “${same}”`];
    });
}
