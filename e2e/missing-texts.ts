/**
 * Logs an error for each text that a page shows by its key, since the part of the dictionary that has it is not loaded. Runs in the
 * page. `sections` are the names with which keys begin.
 */
export function reportMissingTexts(sections: readonly string[]): void {
  const key = new RegExp(`^(?:${sections.join('|')})(?:\\.\\w+)+$`);
  const check = (text: string | null) => {
    if (text !== null && key.test(text)) console.error(`This text is not loaded: ${text}`);
  };
  const checkAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let next: Node | null = node; next !== null; next = walker.nextNode())
      if (next instanceof Element) for (const name of attributes) check(next.getAttribute(name));
      else check(next.nodeValue);
  };
  const attributes = ['aria-label', 'placeholder', 'title'];
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'childList') for (const node of addedNodes) checkAll(node);
      else checkAll(target);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
}
