import { createMemoryHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { App } from '#app/app.tsx';
import { type AppRouter, createAppRouter } from '#app/create-router.ts';
import { followSession } from '#app/session-navigation.ts';

let shown: AppRouter | undefined;

/** Where the product that is shown is now, e.g. `/utilisateurs?page=2`. */
export const currentHref = () => shown?.state.location.href;

/** Goes elsewhere, as a program does. */
export const goTo = (href: string) => void shown?.navigate({ href });

/** The whole product at an address, to be clicked through like the real one. For stories. */
export function Product({ path }: { path: string }) {
  const [router] = useState(() => createAppRouter(createMemoryHistory({ initialEntries: [path] })));
  useEffect(() => {
    shown = router;
    return followSession(router);
  }, [router]);
  return <App router={router} />;
}
