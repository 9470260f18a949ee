import { useSyncExternalStore } from 'react';
import type { SessionState } from './keeper.ts';
import { session } from './session.ts';

/** Who is signed in, as a component sees it. Draws again when that changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
