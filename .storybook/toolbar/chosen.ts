import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './choices.ts';

type Globals = Readonly<Record<string, unknown>>;

let chosen: Globals = initialGlobals;

/** What the toolbar says, without what a story asks for itself. */
export const chosenGlobals = () => chosen;

/**
 * Heard from the start: Storybook draws a docs page anew at each choice, and nothing that the page knew is left.
 * What came from another window has a source: a story in a frame tells of its own globals, not of the page's.
 */
function hear(this: { readonly source?: string }, news: { userGlobals: Globals }) {
  if (this.source === undefined) chosen = news.userGlobals;
}
addons.getChannel().on(GLOBALS_UPDATED, hear);
