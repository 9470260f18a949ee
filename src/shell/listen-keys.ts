import type { ShortcutTarget } from './press-key.ts';

let code: Promise<typeof import('./press-key.ts')> | undefined;

/** Loads the code of the shortcuts once, so that keys act in the order in which they are pressed. After an error the next key tries again. */
function loadCode() {
  code ??= import('./press-key.ts').catch((error: unknown) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** Listens to the shortcuts of the keyboard, whose code loads with the first key. Returns the function that stops listening. */
export function listenKeys(target: ShortcutTarget): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    // Browsers have a search of their own at both keys, and do not wait for the code.
    if (key === 'k' ? ctrlKey !== metaKey : key === '/' && event.target === document.body)
      event.preventDefault();
    void loadCode().then(({ pressKey }) => pressKey(event, target), reportError);
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
