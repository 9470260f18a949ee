import { useEffect } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { syncChoices } from './preferences/sync-choices.ts';

/** Keeps what the signed-in user chooses, the density and the columns of lists, at the service, too. */
export function usePreferences(): void {
  const { user } = useSession();
  // While an action is required, the service refuses other calls.
  const id = user?.requiredAction === undefined ? user?.id : undefined;
  useEffect(() => (id === undefined ? undefined : syncChoices(id)), [id]);
}
