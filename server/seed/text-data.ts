/** Returns the items of a text, separated by commas or line breaks. */
export function listOf(text: string): readonly string[] {
  return text.trim().split(/,\s+/);
}

/** Returns the lines of a text, each with its cells, which `|` separates. */
export function linesOf(text: string): readonly (readonly string[])[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
}
