import { createDraftStore } from './draft-store.ts';

/** The drafts that this browser keeps. */
export const drafts = createDraftStore(
  () => globalThis.localStorage,
  () => Date.now(),
);
