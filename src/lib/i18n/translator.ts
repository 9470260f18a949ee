import fr from '#locales/fr.json' with { type: 'json' };
import { mergeTexts, type Texts } from '#schema/dictionary.ts';

type Listener = (texts: Texts) => void;

// The dictionary is part of the code: the first paint waits for nothing.
let loaded: Texts = fr;
const listeners = new Set<Listener>();

/** Returns the texts that have been loaded. */
export function dictionary(): Texts {
  return loaded;
}

/** Adds texts, such as those that a page brings. */
export function addTexts(texts: Texts): void {
  loaded = mergeTexts(loaded, texts);
  for (const listener of listeners) listener(texts);
}

/** Calls a listener with the texts that are loaded, and with all that are added later. */
export function followTexts(listener: Listener): void {
  listener(loaded);
  listeners.add(listener);
}
