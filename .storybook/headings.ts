/** The levels of the headings in an element, in their order. */
const levelsIn = (element: Element): number[] =>
  [...element.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName.slice(1)));

/**
 * Throws if the headings of an open dialog are not an outline: its title is at level 2 and alone there, and none is deeper by more
 * than one level than the one before.
 */
export function checkHeadings(): void {
  for (const dialog of document.querySelectorAll('[role$=dialog]')) {
    const levels = levelsIn(dialog);
    const isOutline = levels.every((level, at) => {
      const before = levels[at - 1];
      return before === undefined ? level === 2 : level > 2 && level <= before + 1;
    });
    if (!isOutline)
      throw new Error(
        `The headings of "${dialog.textContent.slice(0, 40)}…" have the levels ${levels.join(', ')}`,
      );
  }
}
