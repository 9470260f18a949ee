import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { SessionState } from './session-store.ts';

/** Returns the state of the session, and renders the component again when it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
