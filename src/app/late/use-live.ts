import { useEffect } from 'react';
import { startLive } from '#lib/live/start-live.ts';
import { useSession } from '#lib/session/use-session.ts';

/** Follows the changes of the service while somebody is signed in. */
export function useLive(): void {
  const id = useSession().user?.id;
  useEffect(() => (id === undefined ? undefined : startLive()), [id]);
}
