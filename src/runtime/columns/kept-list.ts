import { isObject, type JsonObject } from '#lib/api/objects.ts';
import { session } from '#lib/session/session.ts';
import { storedText, storeText } from '#lib/storage/stored-text.ts';

/** The event of the window after a change of what is kept in this tab. */
export const keptListChanged = 'keptlist';

/** Returns the key of what the users of this browser have chosen for a list. `late-list-tools.tsx` looks for it, too. */
const keyOf = (resource: string) => `list:${resource}`;

const owner = () => String(session.state().user?.id);

/** Returns the text that the browser keeps for a list: of all its users. */
export const keptText = (resource: string) => storedText(keyOf(resource));

/** Returns the names of the resources for whose lists the browser keeps something. */
export function keptNames(): string[] {
  try {
    const prefix = keyOf('');
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    );
  } catch {
    return [];
  }
}

function parse(text: string | null): JsonObject {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Returns what the signed-in user has chosen, from the text that the browser keeps. */
export function keptOf(text: string | null): JsonObject {
  const own = parse(text)[owner()];
  return isObject(own) ? own : {};
}

/** Keeps a choice of the signed-in user for a list; undefined forgets it. Without storage nothing is kept. */
export function keep(resource: string, members: JsonObject): void {
  const text = keptText(resource);
  const own = Object.entries({ ...keptOf(text), ...members }).filter(([, value]) => value !== undefined);
  const { [owner()]: _, ...others } = parse(text);
  const all = own.length === 0 ? others : { ...others, [owner()]: Object.fromEntries(own) };
  storeText(keyOf(resource), Object.keys(all).length === 0 ? null : JSON.stringify(all));
  dispatchEvent(new Event(keptListChanged));
}

/** Calls a listener when a choice changes, here or in another tab. Returns the function that ends it. */
export function watchKept(listener: () => void): () => void {
  addEventListener(keptListChanged, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(keptListChanged, listener);
    removeEventListener('storage', listener);
  };
}
