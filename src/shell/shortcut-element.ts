/** Returns the first visible element of the page that has a key as its shortcut, if there is one. */
export const shortcutElement = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`main [data-shortcut='${key}']`)].find((element) =>
    element.checkVisibility(),
  );
