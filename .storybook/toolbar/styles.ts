import { dashed } from '#schema/names.ts';

/** Returns the variable of a colour of the theme, e.g. `--colors-fg-muted`. */
export const variableOf = (colour: string) => `--colors-${dashed(colour.replaceAll('.', '-'))}`;

/** Sets the content of a style sheet of the page. It is added when it first has some. */
export function setStyles(id: string, css: string): void {
  const known = document.getElementById(id);
  if ((known?.textContent ?? '') === css) return;
  const sheet = known ?? document.head.appendChild(document.createElement('style'));
  sheet.id = id;
  sheet.textContent = css;
}
