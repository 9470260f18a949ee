import type { ShortcutTarget } from './press-key.ts';

/** Listens to the shortcuts of the keyboard, whose code loads with the first key. Returns the function that stops listening. */
export function listenKeys(target: ShortcutTarget): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    // Browsers have a search of their own at both keys, and do not wait for the code.
    if (key === 'k' ? ctrlKey !== metaKey : key === '/' && event.target === document.body)
      event.preventDefault();
    void import('./press-key.ts').then(({ pressKey }) => pressKey(event, target), reportError);
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
