import fr from '#locales/fr.json' with { type: 'json' };

/** Texts by section and name, as in the dictionary. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

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
  loaded = merge(loaded, texts);
  for (const listener of listeners) listener(texts);
}

/** Calls a listener with the texts that are loaded, and with all that are added later. */
export function followTexts(listener: Listener): void {
  listener(loaded);
  listeners.add(listener);
}

function merge(texts: Texts, added: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...texts };
  for (const [name, value] of Object.entries(added)) {
    const present = merged[name];
    const areSections = typeof value === 'object' && typeof present === 'object';
    merged[name] = areSections ? merge(present, value) : value;
  }
  return merged;
}
