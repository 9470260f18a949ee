/** As an address says it; what is no word, the size of the screen, is not for a frame. */
const spoken = (globals: Readonly<Record<string, unknown>>) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map((pair) => pair.join(':'))
    .join(';');

/**
 * Stories of a docs page that stand in frames are pages of their own, and know what is chosen by their address:
 * those to come take it from the address that Storybook has for all of them, those that stand are opened anew.
 */
export function tellFrames(globals: Readonly<Record<string, unknown>>): void {
  const chosen = spoken(globals);
  Object.assign(window, { PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals: chosen })}` });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === chosen) continue;
    address.searchParams.set('globals', chosen);
    const { parentElement } = frame;
    // Taken out and put back: a new address in place would be one more step in the history.
    frame.remove();
    frame.src = address.href;
    parentElement?.append(frame);
  }
}
