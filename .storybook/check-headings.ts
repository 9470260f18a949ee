/** Returns the levels of the headings in an element, in their order. */
const levelsIn = (element: Element): number[] =>
  [...element.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName.slice(1)));

/**
 * Throws if the headings of an open dialog are no outline: its title must be the first and only heading of level 2, and a
 * heading may be at most one level deeper than the one before it.
 */
export function checkHeadings(): void {
  for (const dialog of document.querySelectorAll('[role$=dialog]')) {
    const levels = levelsIn(dialog);
    const isOutline = levels.every((level, index) => {
      const before = levels[index - 1];
      return before === undefined ? level === 2 : level > 2 && level <= before + 1;
    });
    if (!isOutline)
      throw new Error(
        `The headings of "${dialog.textContent.slice(0, 40)}…" have the levels ${levels.join(', ')}`,
      );
  }
}
