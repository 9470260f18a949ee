import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { AppRouter } from '#app/create-router.ts';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { explain } from '#lib/explain/explain.ts';
import type { ExplainScreenProps } from './explain/explain-screen.tsx';

const explanation = lazyComponent<ExplainScreenProps>(
  async () => (await import('./explain/explain-screen.tsx')).ExplainScreen,
);

/** Returns the explanation of each screen, whose code loads only for those who have turned it on. */
export function useExplain(router: AppRouter): ReactNode {
  const on = useSyncExternalStore(explain.subscribe, explain.isOn);
  // Once it has been off, or somebody else has signed in, the calls before are not those of the shown screen.
  const [fromStart, setFromStart] = useState(on);
  useEffect(() => {
    if (!on) setFromStart(false);
  }, [on]);
  const Explanation = useLazyComponent(explanation, on);
  return on && Explanation !== null ? <Explanation router={router} fromStart={fromStart} /> : null;
}
