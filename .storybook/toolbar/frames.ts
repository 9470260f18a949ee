/** Returns the settings in the form of a URL. Only texts apply to a frame: the viewport is an object. */
const inUrl = (globals: Readonly<Record<string, unknown>>) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map((pair) => pair.join(':'))
    .join(';');

/**
 * Applies the settings to the stories in frames on a docs page, through their URLs. Storybook reads the URL of new frames
 * from `PREVIEW_URL`; frames that exist are loaded again.
 */
export function updateFrames(globals: Readonly<Record<string, unknown>>): void {
  const chosen = inUrl(globals);
  Object.assign(window, { PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals: chosen })}` });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('.sb-story iframe')) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === chosen) continue;
    address.searchParams.set('globals', chosen);
    const { parentElement } = frame;
    // A new URL in an attached frame would add an entry to the history, so the frame is detached first.
    frame.remove();
    frame.src = address.href;
    parentElement?.append(frame);
  }
}
