/** A text of a story. */
export interface ShownText {
  readonly element: Element;
  /** All that axe's rules about colours depend on, in both themes. Texts of one look have one result. */
  readonly look: string;
}

const themes = ['light', 'dark'] as const;

/** Shows a theme. */
export const showTheme = (theme: (typeof themes)[number]) => {
  document.documentElement.dataset['theme'] = theme;
};

/** Returns the visible texts below `root` that the rules apply to, one for each look. Leaves the page in the dark theme. */
export function textLooks(root: Element): ShownText[] {
  const elements = [...root.querySelectorAll('*')].filter(
    (element) => hasText(element) && isVisible(element) && !isDisabled(element),
  );
  const looks = elements.map((element) => (element.closest('a') === null ? '' : 'link'));
  for (const theme of themes) {
    showTheme(theme);
    const known = new Map<Element, Behind>();
    for (const [index, element] of elements.entries()) looks[index] += `|${coloursOf(element, known)}`;
  }
  const found = new Map(elements.map((element, index) => [looks[index] ?? '', element]));
  return [...found].map(([look, element]) => ({ look, element }));
}

/*
 * What the rules do not apply to never passes them, so it would be checked again in each story. For each check, axe
 * maps the whole page, which takes long.
 */

/** The types of inputs that show no text. */
const withoutText = ['hidden', 'range', 'color', 'checkbox', 'radio', 'image'];

/** Finds what is more than punctuation. The rule about contrast leaves an asterisk or a dash alone. */
const word = /[^\s!-/:-@[-`{-~\u2000-\u206f]/;

function hasText(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !withoutText.includes(element.type);
  if (element.matches('textarea, select')) return true;
  const needed = element.matches('a') ? /\S/ : word;
  return (
    !(element instanceof SVGElement) &&
    [...element.childNodes].some((node) => node instanceof Text && needed.test(node.data))
  );
}

/** Returns false also for texts that only screen readers get: they are in a box of one pixel. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // The rules accept every text that is transparent.
  const seen = { visibilityProperty: true, opacityProperty: true };
  return width > 1 && height > 1 && element.checkVisibility(seen);
}

/** Returns true for the text of a disabled control, and its label. */
const isDisabled = (element: Element) =>
  element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
  element.closest('label')?.control?.matches(':disabled') === true;

/** Returns the colours of a text and of a link's surroundings, its size and weight, and what is behind it. */
function coloursOf(element: Element, known: Map<Element, Behind>): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  const { ground, effects } = behind(element, known);
  return [color, fontSize, fontWeight, textShadow, surroundingsOf(element), ground, effects].join();
}

function surroundingsOf(element: Element): string {
  const link = element.closest('a');
  if (link?.parentElement == null) return '';
  return getComputedStyle(link).textDecorationLine + getComputedStyle(link.parentElement).color;
}

interface Behind {
  /** The backgrounds, up to the first that hides those behind it. */
  readonly ground: string;
  /** What changes all colours of an element: its opacity and filters, and those of the elements around it. */
  readonly effects: string;
}

function behind(element: Element, known: Map<Element, Behind>): Behind {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
  const image = backgroundImage === 'none' ? '' : backgroundImage;
  const effect = [opacity, filter, mixBlendMode].join(' ').replace('1 none normal', '');
  const parent = element.parentElement;
  const around = parent === null ? { ground: '', effects: '' } : behind(parent, known);
  const isHiding = effect === '' && image === '' && isOpaque(backgroundColor);
  const own = backgroundColor === transparent ? image + effect : backgroundColor + image + effect;
  const found = { ground: isHiding ? own : own + around.ground, effects: effect + around.effects };
  known.set(element, found);
  return found;
}

const transparent = 'rgba(0, 0, 0, 0)';

const isOpaque = (colour: string) => !colour.startsWith('rgba(') && !colour.includes('/');
