/** The key of the choice in the browser's storage. */
const choiceKey = 'shortcuts';

/** Returns true if shortcuts of one key work. Default: true. They may be turned off (WCAG 2.1.4). */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(choiceKey) !== 'off';
  } catch {
    return true;
  }
}

/** Turns the shortcuts of one key on or off, in this browser. */
export function turnShortcuts(on: boolean): void {
  try {
    localStorage.setItem(choiceKey, on ? 'on' : 'off');
  } catch {
    // Without storage the choice is not kept.
  }
}
