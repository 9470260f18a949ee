import { useEffect } from 'react';
import { startLive } from '#lib/live/start-live.ts';
import { useSession } from '#lib/session/use-session.ts';

/** Follows the changes of the service while somebody is signed in. */
export function useLive(): void {
  const { user } = useSession();
  // While an action is required, the service refuses other calls.
  const id = user?.requiredAction === undefined ? user?.id : undefined;
  useEffect(() => (id === undefined ? undefined : startLive()), [id]);
}
