import { noteOpened } from './list-return.ts';

/** The props of a `RouterLink` to the page of a record: the list remembers which of its rows was opened. */
export const recordLink = { onOpen: noteOpened };
