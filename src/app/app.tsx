import { RouterProvider } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Toaster } from '#kit/toast/toast.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import type { AppRouter } from './create-router.ts';
import { LateNotices } from './late-notices.tsx';

interface AppProps {
  readonly router: AppRouter;
  /** The milliseconds after which code loads that no page waits for: by default long enough for any page to be painted. */
  readonly restTime?: number;
}

/** Renders the routes, the toasts above them, and the notices at the top. */
export function App({ router, restTime = 3_000 }: AppProps) {
  const t = useTranslate();
  const wanted = useSyncExternalStore(notify.subscribe, notify.isUsed);
  return (
    <>
      <LateNotices router={router} restTime={restTime} />
      <RouterProvider router={router} />
      <Toaster wanted={wanted} label={t('shell.notifications')} closeLabel={t('common.close')} />
    </>
  );
}
