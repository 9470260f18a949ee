import { draftPrefix } from './draft-keys.ts';

/** Removes the drafts of a user. */
export function forgetDrafts(owner: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draftPrefix(owner))) localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
