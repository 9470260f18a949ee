/*
 * In a frame of a docs page nothing is scrolled into view until a reader uses the frame. The browser would scroll the docs page,
 * too: frames load and run their play functions before they are in sight, and the reader would lose the line that they read.
 */
if (frameElement?.id.startsWith('iframe--')) {
  let isUsed = false;
  const use = (event: Event) => {
    if (event.isTrusted) isUsed = true;
  };
  addEventListener('pointerdown', use, { capture: true });
  addEventListener('keydown', use, { capture: true });
  const { focus, scrollIntoView } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    focus.call(this, isUsed ? options : { ...options, preventScroll: true });
  };
  HTMLElement.prototype.scrollIntoView = function scrollInFrame(options) {
    if (isUsed) scrollIntoView.call(this, options);
  };
}
