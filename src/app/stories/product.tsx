import { createMemoryHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { App } from '#app/app.tsx';
import { type AppRouter, createAppRouter } from '#app/create-router.ts';
import { followSession } from '#app/session-navigation.ts';
import { enteredEmail } from '#pages/login/entered-email.ts';

let shown: AppRouter | undefined;

/** Returns the current URL of the shown product, e.g. `/utilisateurs?page=2`. */
export const currentHref = () => shown?.state.location.href;

/** Navigates without a click. */
export const goTo = (href: string) => void shown?.navigate({ href });

interface ProductProps {
  readonly path: string;
  /** True for a page that is idle soon: the story shows what it loads then. */
  readonly restsSoon?: boolean;
}

/** Renders the whole product at a path, for stories. */
export function Product({ path, restsSoon = false }: ProductProps) {
  const [router] = useState(() => {
    enteredEmail.remember('');
    return createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  });
  useEffect(() => {
    shown = router;
    return followSession(router);
  }, [router]);
  return <App router={router} {...(restsSoon && { restTime: 100 })} />;
}
