import type { AppRouter } from '#app/create-router.ts';
import { AppNotices } from '#runtime/notices/app-notices.tsx';
import { useRequiredPage } from './use-required-page.ts';

/** Shows the notices of every page, and opens the settings when the service requires an action. Its code loads when the page is idle. */
export function PageNotices({ router }: { router: AppRouter }) {
  useRequiredPage(router);
  return <AppNotices router={router} />;
}
