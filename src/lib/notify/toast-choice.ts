/** The key of the choice in the browser's storage. */
const choiceKey = 'toasts';

/** Returns true if toasts stay until the user closes them (WCAG 2.2.1). Default: false, they are shown for some seconds. */
export function keepsToasts(): boolean {
  try {
    return localStorage.getItem(choiceKey) === 'kept';
  } catch {
    return false;
  }
}

/**
 * Sets for this browser whether toasts stay until the user closes them. Returns false if the browser cannot keep the
 * choice.
 */
export function keepToasts(kept: boolean): boolean {
  try {
    localStorage.setItem(choiceKey, kept ? 'kept' : 'short');
    return true;
  } catch {
    return false;
  }
}
