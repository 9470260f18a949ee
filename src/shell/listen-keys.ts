import { missingCode } from '#kit/lazy-component.ts';
import type { Panel } from './panel.ts';
import type { ShortcutTarget } from './press-key.ts';
import { shortcutsAreOn } from './shortcut-choice.ts';
import { shortcutElement } from './shortcut-element.ts';

let code: Promise<typeof import('./press-key.ts')> | undefined;

/** Loads the code of the shortcuts once, so that keys act in the order in which they are pressed. After an error the next key tries again. */
function loadCode() {
  code ??= import('./press-key.ts').catch((error: unknown) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** What was typed since the palette was opened, while its code was loading. */
let early = '';

/** Returns what was typed before the palette had the focus, once. */
export function takeEarlyText(): string {
  const text = early;
  early = '';
  return text;
}

/** The windows over the page: while one is open, the page has no shortcuts but that of the palette. */
const windows = '[role*=dialog][data-state=open], [role=menu][data-state=open]';
/** Returns true if "/" leads to the search box of the page. Else the key is the browser's. */
const opensSearch = () => shortcutsAreOn() && shortcutElement('/') !== undefined;

/**
 * Listens to the shortcuts of the keyboard. Ctrl+K or ⌘K opens the palette, also while a user types; the code of the others,
 * and of the palette over a panel, loads with the first key. While the opened palette does not have the focus yet, keys are kept for it, and are no shortcuts.
 * Returns the function that stops listening.
 */
export function listenKeys(opened: Panel | undefined, target: ShortcutTarget): () => void {
  early = '';
  const press = (event: Event) => {
    // Chrome sends an event without a key when a suggestion for an input is chosen.
    if (!(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    // With Caps Lock, the key is a capital letter.
    const opensPalette = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
    // Browsers have a search of their own at both keys, and do not wait for the code.
    if (opensPalette || (key === '/' && event.target === document.body && opensSearch()))
      event.preventDefault();
    const hasFocus = document.activeElement?.closest('[role*=dialog]');
    // A palette whose code could not be loaded is not waited for: the page is used as before.
    if (opened === 'palette' && !hasFocus && missingCode.size === 0) {
      if (key === 'Escape') target.open(undefined);
      else if (key === 'Backspace') early = early.slice(0, -1);
      // AltGr is both other keys on Windows. Enter would open the link that has the focus.
      else if (/^(.|Enter)$/u.test(key) && ctrlKey === altKey && !metaKey) {
        event.preventDefault();
        if (key !== 'Enter') early += key;
      }
    } else {
      const isCovered = document.querySelector(windows) !== null;
      if (opensPalette && !altKey && !isCovered) target.open('palette');
      // A panel or a menu gives way to the palette. That code knows how.
      else if (opensPalette || !isCovered)
        void loadCode().then(({ pressKey }) => pressKey(event, target), reportError);
    }
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
