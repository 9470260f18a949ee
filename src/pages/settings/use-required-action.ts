import { useEffect } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { useShowTab } from '#runtime/address/use-tab-param.ts';
import { requiredActionOf } from './required-actions.ts';
import { useTab } from './use-tab.ts';

/** Returns the action that the service requires of the signed-in user, if any, and keeps its tab open until it is done. */
export function useRequiredAction() {
  const action = requiredActionOf(useSession().user?.requiredAction);
  const [tab, show] = [useTab(), useShowTab()];
  const wanted = action?.tab ?? tab;
  useEffect(() => {
    if (wanted !== tab) show(wanted, { replace: true });
  });
  return action?.name;
}
