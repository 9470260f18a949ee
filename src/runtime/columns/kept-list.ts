import { session } from '#lib/session/session.ts';
import { storedText, storeText } from '#lib/storage/stored-text.ts';
import { isObject, type JsonObject } from '#schema/objects.ts';

/** The name of the event that the window gets after a change in this tab. */
export const keptListChanged = 'keptlist';

/** Returns the storage key of a list's choices. `late-list-tools.tsx` reads it, too. */
const keyOf = (resource: string) => `list:${resource}`;

const owner = () => String(session.state().user?.id);

/** Returns the stored text for a list: JSON with the choices of each user of this browser. */
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

/** Returns the choices of the signed-in user from a stored text. */
export function keptOf(text: string | null): JsonObject {
  const own = parse(text)[owner()];
  return isObject(own) ? own : {};
}

/** Stores choices of the signed-in user for a list. Undefined removes a choice. Without storage, nothing is stored. */
export function keep(resource: string, members: JsonObject): void {
  const text = keptText(resource);
  const own = Object.entries({ ...keptOf(text), ...members }).filter(([, value]) => value !== undefined);
  const { [owner()]: _, ...others } = parse(text);
  const all = own.length === 0 ? others : { ...others, [owner()]: Object.fromEntries(own) };
  storeText(keyOf(resource), Object.keys(all).length === 0 ? null : JSON.stringify(all));
  dispatchEvent(new Event(keptListChanged));
}

/** Calls a listener when a choice changes, in this tab or another one. Returns the function that stops it. */
export function watchKept(listener: () => void): () => void {
  addEventListener(keptListChanged, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(keptListChanged, listener);
    removeEventListener('storage', listener);
  };
}
