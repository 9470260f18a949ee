/** A text of a story: its element, and all that its colours follow from. */
export interface ShownText {
  readonly element: Element;
  /** The tags, classes and states of the element and of all elements around it. */
  readonly look: string;
}

/** Returns the elements below `root` with a text of their own, one for each look. */
export function differentTexts(root: Element): ShownText[] {
  const found = new Map<string, Element>();
  const visit = (element: Element, above: string) => {
    const look = `${above}>${lookOf(element)}`;
    if (hasText(element)) found.set(look, element);
    for (const child of element.children) if (!(child instanceof SVGElement)) visit(child, look);
  };
  visit(root, '');
  return [...found].map(([look, element]) => ({ look, element }));
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The attributes that styles depend on: classes, states that are one word, and colours of its own. */
const lookOf = (element: Element) =>
  [
    element.localName,
    ...[...element.attributes].filter(isLook).map(({ name, value }) => `${name}=${value}`),
    ...['checked', 'disabled', 'focus-visible'].filter((state) => element.matches(`:${state}`)),
  ].join(' ');

const isLook = ({ name, value }: Attr) =>
  name === 'class' ||
  (/^(data|aria)-/.test(name) && /^[a-z-]*$/.test(value)) ||
  (name === 'style' && /colou?r|background|opacity/.test(value));
