import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { initialGlobals } from './choices.ts';

type Globals = Readonly<Record<string, unknown>>;

let chosen: Globals = initialGlobals;

/** Returns the toolbar settings, without those that a story sets for itself. */
export const chosenGlobals = () => chosen;

/**
 * Stores the settings from the start, because Storybook renders a docs page anew after each change. An event with a
 * source comes from a story in a frame, which has settings of its own.
 */
function store(this: { readonly source?: string }, { userGlobals }: { userGlobals: Globals }) {
  if (this.source === undefined) chosen = userGlobals;
}
addons.getChannel().on(GLOBALS_UPDATED, store);
