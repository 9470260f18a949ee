/** The key of the font's file that the browser has loaded, and so has in its cache. */
export const fontKey = 'font';

/** Returns a text in the browser's storage; null if there is none, or if the storage cannot be read. */
export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in the browser's storage; null removes it. Without storage nothing is kept. */
export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage nothing is kept.
  }
}
