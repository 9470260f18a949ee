/** Replaces the clipboard for one story. A page without https has none. Returns the function that brings it back. */
export function onClipboard(clipboard: { writeText(text: string): Promise<void> } | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}
