/*
 * Chromium does not draw a transparent page, which saves a tenth of the processor time of these tests. What is visible, where
 * it stands and what the pointer reaches do not depend on it. Both functions run in the page.
 */

/** Makes the page transparent. */
export function hidePage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Ends what `hidePage` did. The product has no such style sheets of its own. */
export function showPage(): void {
  document.adoptedStyleSheets = [];
}
