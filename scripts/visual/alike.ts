import type { Entry } from './stories.ts';

/**
 * Finds stories of one docs page with the same screenshot: one of them shows nothing new. Either it is a test, which the
 * tag `!autodocs` keeps out of the docs page, or it is left over. A story without a screenshot is left out.
 */
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
