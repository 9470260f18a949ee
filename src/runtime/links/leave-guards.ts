import { session } from '#lib/session/session.ts';

/**
 * Asks before the page is left, if that would lose something. Returns true if it asks: `leave` then runs if the user agrees.
 */
export type AskToLeave = (leave: () => void) => boolean;

/** The guards of what is on the page: forms, and runs. */
const guards = new Set<AskToLeave>();

/** Adds a guard. Returns the function that removes it. */
export function addLeaveGuard(ask: AskToLeave): () => void {
  guards.add(ask);
  return () => {
    guards.delete(ask);
  };
}

/** Signs out. If a form or a run would lose something, its guard asks first. */
export function signOutOrAsk(): void {
  const leave = () => void session.signOut();
  if (![...guards].some((ask) => ask(leave))) leave();
}
