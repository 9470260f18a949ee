import { RouterProvider } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Toaster } from '#kit/toast/toast.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import type { AppRouter } from './create-router.ts';

/** Renders the routes, and the toasts above them. */
export function App({ router }: { router: AppRouter }) {
  const t = useTranslate();
  const wanted = useSyncExternalStore(notify.subscribe, notify.isUsed);
  return (
    <>
      <RouterProvider router={router} />
      <Toaster wanted={wanted} label={t('shell.notifications')} closeLabel={t('common.close')} />
    </>
  );
}
