import { createEmitter } from '#lib/session/observable.ts';
import { session } from '#lib/session/session.ts';

/*
 * Whether the signed-in user wants the explanation of each screen, and whether it is open. The code of the explanation
 * is elsewhere, and loads only for those who want it.
 */

const changes = createEmitter<void>();
/** The id of the user who has opened it. */
let openFor: unknown;

/** The key of a user's choice in the browser's storage. */
const keyOf = () => `explain:${session.state().user?.id}`;

function isOn(): boolean {
  if (session.state().user === undefined) return false;
  try {
    return localStorage.getItem(keyOf()) === 'on';
  } catch {
    return false;
  }
}

/** Turns it on or off for the signed-in user, in this browser. Returns false if the browser cannot keep it. */
function turn(on: boolean): boolean {
  try {
    if (on) localStorage.setItem(keyOf(), 'on');
    else localStorage.removeItem(keyOf());
  } catch {
    return false;
  }
  if (!on) openFor = undefined;
  changes.emit();
  return true;
}

/** The explanation of the shown screen: a choice per user and browser. Default: off. */
export const explain = {
  isOn,
  turn,
  isOpen: () => openFor !== undefined && openFor === session.state().user?.id && isOn(),
  setOpen(open: boolean) {
    openFor = open ? session.state().user?.id : undefined;
    changes.emit();
  },
  /** Calls a listener at each change, in this tab or another one, of the choice or of the user. */
  subscribe(listener: () => void): () => void {
    const stops = [changes.subscribe(listener), session.subscribe(listener)];
    addEventListener('storage', listener);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('storage', listener);
    };
  },
};
