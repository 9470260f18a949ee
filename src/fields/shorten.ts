/**
 * Returns the beginning of a text that is too long for a cell, up to the end of a word. The number of characters decides,
 * not that of lines: so a reader who widens letters or lines sees as much of it.
 */
export function shorten(text: string): string {
  const [beginning = text] = /^.{120}\S{0,20}/su.exec(text) ?? [];
  return beginning.length < text.length ? `${beginning}…` : text;
}
